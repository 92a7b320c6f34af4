/** `--ground` of each mode, for the browser's UI, which doesn't support custom properties. */
export const themeColors = { light: '#fcfbf7', dark: '#10141b' } as const
