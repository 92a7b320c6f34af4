/** `--ground` of each mode, for what knows no custom properties: the browser's own bar. */
export const themeColors = { light: '#fcfbf7', dark: '#10141b' } as const
