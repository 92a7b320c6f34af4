import { bundledLanguagesInfo } from 'shiki'

const plainLanguages = ['text', 'txt', 'plaintext', 'plain', 'console', 'output', 'ansi', 'mermaid']

export const knownLanguages: readonly string[] = [
  ...plainLanguages,
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
]

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

export function getLanguageLabel(language: string): string {
  const info = bundledLanguagesInfo.findLast(({ id, aliases = [] }) => [id, ...aliases].includes(language))
  return ownLabels[language] ?? info?.name ?? language
}

export const isPlainLanguage = (language: string): boolean => plainLanguages.includes(language)

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
