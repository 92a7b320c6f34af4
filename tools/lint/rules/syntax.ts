import { textCollections, type Rule } from '../types'

/** A text that cannot be parsed is not judged further. */
export const syntax: Rule = {
  name: 'syntax',
  collections: [...textCollections, 'Document'],
  check({ syntaxError, bodyOffset }, report) {
    if (syntaxError === undefined) return
    const { line, message } = syntaxError
    report(line === undefined ? undefined : line + bodyOffset, message)
  },
}
