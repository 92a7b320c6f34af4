import path from 'node:path'
import type { SourceDocument } from '../content/documents'
import { toIntegration } from './integrations'

const languages: Record<string, string> = { yml: 'yaml', js: 'js', json: 'json', mdx: 'mdx', yaml: 'yaml' }

/** An integration's configuration as a code fence, as if it were part of the text. */
export function toConfigureFence(configure: string, file: string): string {
  const language = languages[path.posix.extname(file).slice(1)] ?? 'text'
  return `\`\`\`${language} title="${file}"\n${configure.trimEnd()}\n\`\`\``
}

/**
 * An integration's overview, followed by the configuration from its front matter. As part of the text, the
 * configuration is highlighted, indexed and checked like any other code.
 */
export function withConfiguration(document: SourceDocument): SourceDocument {
  const { configure, configureFile } = toIntegration(document)
  if (configure === undefined) return document
  const section = `## Configure {#configure}\n\n${toConfigureFence(configure, configureFile)}`
  return { ...document, body: `${document.body.trimEnd()}\n\n${section}\n` }
}
