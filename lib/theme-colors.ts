/** `--ground` of each mode, for what knows no custom properties: the browser's own bar. */
export const themeColors = { light: '#fbfaf7', dark: '#14161d' } as const
