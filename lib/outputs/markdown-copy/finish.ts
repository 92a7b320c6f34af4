import { stringify } from 'yaml'
import { referencePattern } from '../../mdx/remark-references'
import { toAbsoluteUrl } from '../../kit/urls'
import { llmsPath } from './addresses'

const picture = /!\[((?:\\.|[^\]\\])*)\]\(ec-ref:\/\/(\d+)\/\)/g

/** Parentheses would end the link target. */
const toTarget = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29')

/** Replaces placeholders with absolute URLs. A missing image is replaced by its alt text. */
export function finishMarkdown(markdown: string, find: (index: number) => string | undefined): string {
  return markdown
    .replaceAll(picture, (_, alt: string, index: string) => {
      const address = find(Number(index))
      return address === undefined ? alt : `![${alt}](${toTarget(address)})`
    })
    .replaceAll(referencePattern, (_, index: string) => toTarget(find(Number(index)) ?? ''))
}

/** A page's Markdown copy. `path` is the page's own address, and `body` the text after the title, with absolute URLs. */
export interface MarkdownCopy {
  path: string
  title: string
  description: string
  body: string
}

/** Contents of a copy's file: metadata, a link to the index, and the text. */
export function writeCopy({ path, title, description, body }: MarkdownCopy): string {
  const frontMatter = stringify({ title, description, url: toAbsoluteUrl(path) }, { lineWidth: 0 })
  const index = toAbsoluteUrl(llmsPath)
  return `---\n${frontMatter}---\n\n> Index of all pages in Markdown: [${index}](${index})\n\n# ${title}\n\n${body.trim()}\n`
}
