import { bundledLanguagesInfo } from 'shiki'

/** Languages without highlighting. */
const plainLanguages = ['text', 'txt', 'plaintext', 'plain', 'console', 'output', 'ansi', 'mermaid']

export const knownLanguages: readonly string[] = [
  ...plainLanguages,
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
]

const labels = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name] as const)),
)
const ownLabels: Record<string, string> = {
  bash: 'Terminal',
  sh: 'Terminal',
  shell: 'Terminal',
  text: 'Text',
  txt: 'Text',
  mdx: 'MDX',
  md: 'Markdown',
  http: 'HTTP',
}

/** Display name of a language. */
export function getLanguageLabel(language: string): string {
  return ownLabels[language] ?? labels.get(language) ?? language
}

export function isPlainLanguage(language: string): boolean {
  return plainLanguages.includes(language)
}

/** Names that Docusaurus knows and the highlighter doesn't. */
export const languageAliases: Readonly<Record<string, string>> = {
  env: 'dotenv',
  '.env': 'dotenv',
  flow: 'tsx',
  angular: 'angular-html',
  mjml: 'html',
  markup: 'html',
  cli: 'bash',
  plain_text: 'text',
  none: 'text',
  npm: 'bash',
}
