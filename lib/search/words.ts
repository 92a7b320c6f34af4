/** Synonyms: what people type, and the term used on pages. Hosted search uses the same list. */
export const synonyms: readonly (readonly string[])[] = [
  ['auth', 'authentication', 'login', 'sso'],
  ['rbac', 'role', 'permission'],
  ['mcp', 'model context protocol'],
  ['ai', 'assistant', 'llm'],
  ['k8s', 'kubernetes', 'helm'],
  ['aws', 'amazon'],
  ['db', 'database', 'datastore', 'data store'],
  ['topic', 'channel', 'queue'],
  ['delete', 'remove', 'rm'],
  ['create', 'add', 'write'],
  ['setup', 'install', 'installation'],
  ['upgrade', 'update', 'migrate'],
  ['config', 'configuration', 'settings'],
  ['glossary', 'ubiquitous language'],
  ['domain', 'bounded context'],
  ['diagram', 'mermaid', 'drawing'],
  ['license', 'licence'],
  ['owner', 'team', 'user'],
  ['deploy', 'deployment', 'hosting'],
  ['docs', 'documentation'],
  ['spec', 'specification'],
]

/** `writeEventToService` → `write`, `event`, `to`, `service`. */
function splitCamelCase(word: string): string[] {
  const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  return parts.length > 1 ? [word, ...parts] : [word]
}

/** The words of a text, without splitting names. */
export function wholeWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}_.]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** The words of a text. Names are followed by their parts. */
export function splitWords(text: string): string[] {
  return wholeWords(text)
    .flatMap((word) => [word, ...(/[_.]/.test(word) ? word.split(/[_.]+/) : [])])
    .flatMap(splitCamelCase)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function toSingular(term: string): string {
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`
  return term.length > 3 && /[^su]s$/.test(term) && !term.endsWith('is') ? term.slice(0, -1) : term
}

/** Normalizes inflections: `deprecate`, `deprecates` and `deprecating` have the same stem. */
export function toTerm(word: string): string {
  const term = toSingular(word.toLowerCase())
  const stem = /^(.{4,})ing$|^(.{4,})ed$/.exec(term)
  const base = (stem?.[1] ?? stem?.[2] ?? term).replace(/([bdgmnprt])\1$/, stem === null ? '$1$1' : '$1')
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base
}

/** Replaces phrases with their one-word synonym: `model context protocol` → `mcp`. */
export function replacePhrases(query: string): string {
  let text = query
  for (const group of synonyms) {
    const [word = ''] = group.filter((other) => !other.includes(' '))
    for (const phrase of group.filter((other) => other.includes(' '))) {
      text = text.replace(new RegExp(`\\b${phrase}\\b`, 'gi'), word)
    }
  }
  return text
}

/**
 * Whether a query is an identifier, such as `writeEvent`, `user_id` or `getDomain()`. Reference pages are the best
 * match for those.
 */
export function isIdentifier(query: string): boolean {
  return /^[a-z]+[A-Z]\w*(\(\))?$|^\w+_\w+$|^\w+\(\)$/.test(query.trim())
}

/** Stop words. */
const smallWords = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or our should that the this to use using we what when where which who why with you your'.split(
    ' ',
  ),
)

/** Removes stop words, unless nothing else is left. */
export function dropSmallWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => !smallWords.has(word.toLowerCase().replace(/[?!.,]+$/, '')))
  return words.length === 0 ? query : words.join(' ')
}
