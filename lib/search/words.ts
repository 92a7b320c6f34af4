import { stemmer } from 'stemmer'

/** Synonyms: what people type, and the term used on pages. Hosted search uses the same list. */
export const synonyms: readonly (readonly string[])[] = [
  ['sso', 'auth', 'authentication', 'login', 'single sign on', 'single sign-on', 'sign in', 'sign-in', 'log in'],
  ['rbac', 'role', 'permission', 'authorization', 'admin', 'restrict', 'role based access control'],
  ['mcp', 'model context protocol'],
  ['ai', 'assistant', 'llm', 'copilot'],
  ['openai', 'gpt', 'chatgpt'],
  ['anthropic', 'claude'],
  ['google', 'gemini'],
  ['k8s', 'kubernetes', 'helm'],
  ['aws', 'amazon'],
  ['azure', 'entra', 'microsoft'],
  ['s3', 'bucket'],
  ['db', 'storage', 'database', 'datastore', 'data store', 'data stores', 'data base'],
  ['topic', 'channel', 'queue', 'broker'],
  ['delete', 'remove', 'rm', 'erase', 'get rid of'],
  ['hide', 'remove', 'disable', 'turn off', 'switch off'],
  ['enable', 'turn on', 'switch on'],
  ['create', 'add', 'write'],
  ['read', 'get', 'list', 'find'],
  ['setup', 'install', 'installation', 'set up'],
  ['upgrade', 'update', 'migrate'],
  ['migrate', 'move'],
  ['latest', 'newest', 'recent'],
  ['increase', 'bump'],
  ['deprecate', 'retire', 'sunset', 'obsolete'],
  ['draft', 'planned', 'unfinished'],
  ['config', 'configuration', 'settings', 'option'],
  ['glossary', 'ubiquitous language', 'terminology', 'vocabulary', 'dictionary'],
  ['domain', 'bounded context'],
  ['ddd', 'domain driven design'],
  ['subdomain', 'nested'],
  ['entity', 'aggregate'],
  ['diagram', 'mermaid', 'drawing', 'draw'],
  ['graph', 'visualizer', 'diagram'],
  ['license', 'licence'],
  ['owner', 'maintainer', 'contact', 'responsible', 'accountable'],
  ['owner', 'team', 'user'],
  ['deploy', 'host', 'publish'],
  ['host', 'on premise', 'on premises', 'on prem'],
  ['ci', 'pipeline', 'ci/cd'],
  ['docs', 'documentation'],
  ['spec', 'specification', 'contract'],
  ['openapi', 'swagger'],
  ['schema', 'payload'],
  ['consumer', 'subscriber', 'receiver', 'listener'],
  ['producer', 'publisher', 'sender', 'emitter'],
  ['external', 'third party', 'third-party'],
  ['plugin', 'importer', 'connector'],
  ['flow', 'workflow', 'process'],
  ['wiki', 'confluence', 'notion'],
  ['menu', 'sidebar', 'navigation'],
  ['homepage', 'landing page', 'home page'],
  ['offline', 'internet', 'air gapped'],
  ['workshop', 'training', 'course'],
  ['sdk', 'script', 'programmatically', 'with code', 'from code', 'in code'],
  ['schedule', 'cron', 'nightly', 'every night'],
  ['member', 'colleague', 'coworker', 'teammate'],
  ['comment', 'feedback'],
  ['tutorial', 'walkthrough', 'beginner'],
  ['example', 'sample', 'demo'],
  ['prerequisite', 'requirement', 'require', 'need'],
  ['folder', 'directory', 'directories'],
  ['base', 'subpath', 'subfolder', 'sub-path', 'base path'],
  ['price', 'pricing', 'cost', 'plan'],
  ['url', 'remote', 'http'],
  ['memory', 'oom', 'heap', 'large'],
  ['performance', 'slow', 'speed'],
  ['proxy', 'firewall'],
  ['error', 'fail', 'crash', 'broken', 'troubleshooting'],
  ['attachment', 'link', 'attach'],
  ['color', 'theme', 'css', 'style'],
  ['theme', 'brand', 'branding', 'logo'],
  ['badge', 'label', 'tag'],
  ['accordion', 'collapse', 'collapsible', 'fold', 'expand'],
  ['admonition', 'callout', 'warning'],
  ['image', 'picture', 'screenshot', 'png'],
  ['compare', 'difference', 'diff'],
  ['newsletter', 'subscribe', 'mailing list'],
  ['adr', 'decision record'],
  ['reply', 'response'],
  ['request', 'query'],
  ['changelog', 'change log'],
  ['frontmatter', 'front matter', 'front-matter'],
  ['privacy', 'gdpr', 'personal data', 'pii'],
]

/** The words of a text, without splitting names. */
export function wholeWords(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}_.]+/gu) ?? []
  return words.filter((word) => /[^_.]/.test(word))
}

/** Caches words with their parts. Pages repeat words, and splitting would take most of a search. */
const names = new Map<string, string[]>()

function withParts(word: string): string[] {
  const known = names.get(word)
  if (known !== undefined) return known
  const splitAt = (separator: RegExp) => (name: string) => {
    const parts = name.split(separator)
    return parts.length > 1 ? [name, ...parts] : [name]
  }
  const found = [word]
    .flatMap(splitAt(/[_.]+/))
    .flatMap(splitAt(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/))
    .filter((part) => /[^_.]/.test(part))
  names.set(word, found)
  return found
}

/** The words of a text. Names are followed by their parts: `writeEvent` → `writeEvent`, `write`, `event`. */
export const splitWords = (text: string): string[] => wholeWords(text).flatMap(withParts)

/** Porter's algorithm turns `adding` into `ad`, and `embed` into `emb`. */
const shortStems = /^(add|embed)(?:s|ed|ing|ded|ding)?$/

/** Caches stems. Pages repeat words, and stemming would take most of the indexing time. */
const stems = new Map<string, string>()

/** Normalizes inflections and spellings: `deprecate`, `deprecates` and `deprecating` have the same stem. */
export function toTerm(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const [, short] = shortStems.exec(word.toLowerCase()) ?? []
  const american = word.toLowerCase().replace(/is(e[drs]?|ing|ation|er)(s?)$/, 'iz$1$2')
  const term = short ?? stemmer(american).replace(/i$/, 'y')
  stems.set(word, term)
  return term
}

/** The words of each phrase, and its one-word synonym. */
const phrases = new Map(
  synonyms.flatMap((group) => {
    const [synonym = ''] = group.filter((other) => !other.includes(' '))
    const others = group.filter((other) => other.includes(' '))
    return others.map((phrase) => [phrase, { synonym, words: wholeWords(phrase) }] as const)
  }),
)
const anyPhrase = new RegExp(`\\b(${[...phrases.keys()].join('|')})\\b`, 'gi')

/** Replaces phrases with their one-word synonym: `model context protocol` → `mcp`. Adds their words to `found`. */
export const replacePhrases = (query: string, found = new Map<string, string[]>()): string =>
  query.replace(anyPhrase, (text) => {
    const phrase = phrases.get(text.toLowerCase())
    if (phrase === undefined) return text
    found.set(phrase.synonym, phrase.words)
    return phrase.synonym
  })

const identifier = /^[a-z]+[A-Z]\w*(\(\))?$|^\w+_\w+$|^\w+\(\)$|^--?[a-z][\w-]*$|^\w+(\.\w+)+$|^x-[\w-]+$|^<\w+ ?\/?>$/

/** Whether a query is an identifier, such as `writeEvent`, `user_id` or `getDomain()`: reference pages fit best. */
export const isIdentifier = (query: string) => identifier.test(query.trim())

const stopWords =
  'a an and are as at be been by can could did do does for from get has have how i if in into is it its may me my no not of on only or our should so than that the their them then there these they this those to up us use used using very was we were what when where which while who why will with without would you your'
const smallWords = new Set(stopWords.split(' '))

export const isSmallWord = (word: string) => smallWords.has(word.toLowerCase().replace(/[?!.,]+$/, ''))

/** Removes stop words, unless nothing else is left. */
export function dropSmallWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => !isSmallWord(word))
  return words.length === 0 ? query : words.join(' ')
}

/** Verbs, which say less about the page someone is looking for than nouns do. */
export const commonVerbs: ReadonlySet<string> = new Set(
  'add assign change create customize define display do enable find get give have know list load make need open provide put read run see set show turn use view want write'
    .split(' ')
    .map(toTerm),
)

/** Other terms for a term. */
export const alternatives = new Map<string, string[]>()
for (const group of synonyms) {
  const words = group.filter((word) => !word.includes(' '))
  for (const word of words) {
    const others = words.filter((other) => other !== word).map(toTerm)
    alternatives.set(toTerm(word), [...new Set([...(alternatives.get(toTerm(word)) ?? []), ...others])])
  }
}
