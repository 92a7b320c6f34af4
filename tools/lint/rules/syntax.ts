import { textCollections, type Rule } from '../types'

/** Text that can't be parsed isn't checked any further. */
export const syntax: Rule = {
  name: 'syntax',
  collections: [...textCollections, 'Document'],
  check({ syntaxError, bodyOffset }, report) {
    if (syntaxError === undefined) return
    const { line, message } = syntaxError
    report(line === undefined ? undefined : line + bodyOffset, message)
  },
}
