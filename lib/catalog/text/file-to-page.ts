import type { Catalog } from '../types'
import type { TextBlock } from './blocks'
import { getNamed, toPageText } from './resource-page'

/** The front matter of a resource's file, followed by the text of its page. */
export function toFileText(catalog: Catalog, props: Record<string, string | undefined>): TextBlock[] {
  const { file, frontMatter } = getNamed(catalog, props)
  return [
    { type: 'code', language: 'yaml', title: file, text: `---\n${frontMatter}\n---` },
    { type: 'paragraph', line: ['The resulting page:'] },
    ...toPageText(catalog, props),
  ]
}
