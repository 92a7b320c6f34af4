/**
 * Maps each color of `dark-plus` to a class, so that one highlighting pass serves both modes. Their colors are in
 * app/styles/code.css.
 */
const classByColor: Record<string, string> = {
  '#D4D4D4': '',
  '#000080': 'td',
  '#6A9955': 'tc',
  '#569CD6': 'tk',
  '#B5CEA8': 'tn',
  '#646695': 'tr',
  '#D7BA7D': 'te',
  '#9CDCFE': 'tv',
  '#F44747': 'tx',
  '#CE9178': 'ts',
  '#6796E6': 'tl',
  '#808080': 'tp',
  '#D16969': 'tg',
  '#DCDCAA': 'tf',
  '#4EC9B0': 'ty',
  '#C586C0': 'to',
  '#4FC1FF': 'ta',
  '#C8C8C8': '',
}

/**
 * Class names for the inline style that the highlighter gives a token.
 * @throws for a color that the map doesn't have
 */
export function toTokenClasses(style: string): string[] {
  const classes: string[] = []
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    if (property === 'color') {
      const name = classByColor[value.toUpperCase()]
      if (name === undefined)
        throw new Error(`The code theme has a colour without a class: ${value}. Add it to lib/mdx/token-classes.ts.`)
      if (name !== '') classes.push(name)
    } else if (property === 'font-style' && value === 'italic') classes.push('ti')
    else if (property === 'font-weight' && value === 'bold') classes.push('tb')
    else if (property === 'text-decoration') classes.push('tu')
  }
  return classes
}
