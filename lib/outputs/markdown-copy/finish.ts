import { stringify } from 'yaml'
import { referencePattern } from '../../mdx/remark-references'
import { toAbsoluteUrl } from '../../kit/urls'
import { llmsPath } from './addresses'

const picture = /!\[((?:\\.|[^\]\\])*)\]\(ec-ref:\/\/(\d+)\/\)/g

/** Parentheses would end the address of a link. */
const toTarget = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29')

/**
 * Puts addresses where a compiled text has the numbers of its references.
 * @param find full address by number; undefined for a picture that does not exist, whose text stays
 */
export function finishMarkdown(markdown: string, find: (index: number) => string | undefined): string {
  return markdown
    .replaceAll(picture, (_, alt: string, index: string) => {
      const address = find(Number(index))
      return address === undefined ? alt : `![${alt}](${toTarget(address)})`
    })
    .replaceAll(referencePattern, (_, index: string) => toTarget(find(Number(index)) ?? ''))
}

/** A page as a machine reads it. */
export interface MarkdownCopy {
  /** Address of the page itself. */
  path: string
  title: string
  description: string
  /** Markdown below the title, with full addresses. */
  body: string
}

/** The file of a copy: what the page is, where the others are, and its text. */
export function writeCopy({ path, title, description, body }: MarkdownCopy): string {
  const frontMatter = stringify({ title, description, url: toAbsoluteUrl(path) }, { lineWidth: 0 })
  const index = toAbsoluteUrl(llmsPath)
  return `---\n${frontMatter}---\n\n> Index of all pages in Markdown: [${index}](${index})\n\n# ${title}\n\n${body.trim()}\n`
}
