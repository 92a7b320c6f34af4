import type { ServedImage } from '../content/images'
import { escapeHtml } from '../kit/html'
import type { CompiledBody, Reference } from './types'
import type { TocItem } from '../content/bodies'
import { referencePattern } from './remark-references'

/** Resolves references to addresses. The resolver reports broken ones. */
export interface ReferenceResolver {
  link: (reference: Reference) => string
  /** Undefined if the image doesn't exist. */
  image: (reference: Reference) => ServedImage | undefined
}

export interface AssembledBody {
  html: string
  /** Content before a post's truncate marker. */
  excerpt: string | undefined
}

function toInlineToc(headings: readonly TocItem[], attributes: string): string {
  const level = (name: string, fallback: number) =>
    Number(new RegExp(`data-${name}="(\\d)"`).exec(attributes)?.[1] ?? fallback)
  const [min, max] = [level('min', 2), level('max', 3)]
  const ids = /data-ids="([^"]*)"/.exec(attributes)?.[1]?.split(' ')
  const isShown = ({ id }: TocItem) => ids === undefined || ids.includes(escapeHtml(id))
  const items = headings.filter((heading) => heading.depth >= min && heading.depth <= max && isShown(heading))
  return `<ul>${items.map(({ id, depth, text }) => `<li class="depth-${depth}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`).join('')}</ul>`
}

/** A light/dark image is written twice, each with a fragment such as `./map.svg#dark`. */
function toModeAttribute(target: string): string {
  const mode = /#(?:gh-)?(light|dark)(?:-mode-only)?$/.exec(target)?.[1]
  return mode === undefined ? '' : ` data-mode="${mode}"`
}

/** Finishes a compiled body: resolves links and images, and fills the inline table of contents. */
export function assembleBody(body: CompiledBody, resolve: ReferenceResolver): AssembledBody {
  const withImages = body.html.replaceAll(
    /<img\b([^>]*?)\ssrc="ec-ref:\/\/(\d+)\/"([^>]*?)\/?>/g,
    (_, before: string, index: string, after: string) => {
      const reference = body.references[Number(index)] as Reference
      const image = resolve.image(reference)
      if (image === undefined) {
        return `<span class="missing-image">${escapeHtml(reference.alt || reference.target)}</span>`
      }
      const size = image.width && image.height ? ` width="${image.width}" height="${image.height}"` : ''
      return `<img${before}${toModeAttribute(reference.target)} src="${escapeHtml(image.src)}"${size}${after}>`
    },
  )
  const html = withImages
    .replaceAll(referencePattern, (_, index: string) =>
      escapeHtml(resolve.link(body.references[Number(index)] as Reference)),
    )
    .replaceAll(
      /(<nav[^>]*data-toc-inline=""[^>]*>)(<\/nav>)/g,
      (_, open: string, close: string) => open + toInlineToc(body.headings, open) + close,
    )
  const mark = /<hr[^>]*data-truncate=""[^>]*>/.exec(html)
  if (mark === null) return { html, excerpt: undefined }
  return { html: html.replace(mark[0], ''), excerpt: html.slice(0, mark.index) }
}
