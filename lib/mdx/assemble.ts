import type { TocItem } from '../content/bodies'
import type { ServedImage } from '../content/images'
import { escapeHtml } from '../kit/html'
import { referencePattern } from './remark-references'
import type { CompiledBody, Reference } from './types'

/** Resolves references to addresses. The resolver reports broken ones, and returns no image if there is none. */
interface ReferenceResolver {
  link: (reference: Reference) => string
  image: (reference: Reference) => ServedImage | undefined
}

function toInlineToc(headings: readonly TocItem[], attributes: string): string {
  const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1]
  const [min, max] = [Number(read('min') ?? 2), Number(read('max') ?? 3)]
  const ids = read('ids')?.split(' ')
  const items = headings
    .filter(({ id, depth }) => depth >= min && depth <= max && ids?.includes(escapeHtml(id)) !== false)
    .map(
      ({ id, depth, text }) => `<li class="depth-${depth}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
    )
  return `<ul>${items.join('')}</ul>`
}

/** Finishes a compiled body: resolves links and images, and fills the inline table of contents. */
export function assembleBody(body: CompiledBody, resolve: ReferenceResolver) {
  const find = (index: string) => body.references[Number(index)] as Reference
  const html = body.html
    .replaceAll(
      /<img\b([^>]*?)\ssrc="ec-ref:\/\/(\d+)\/"([^>]*?)\/?>/g,
      (_, before: string, index: string, after: string) => {
        const { target, alt } = find(index)
        const image = resolve.image(find(index))
        if (image === undefined) return `<span class="missing-image">${escapeHtml(alt || target)}</span>`
        // A light/dark image is written twice, each with a fragment such as `./map.svg#dark`.
        const mode = /#(?:gh-)?(light|dark)(?:-mode-only)?$/.exec(target)?.[1]
        const modeAttribute = mode === undefined ? '' : ` data-mode="${mode}"`
        const size = image.width && image.height ? ` width="${image.width}" height="${image.height}"` : ''
        return `<img${before}${modeAttribute} src="${escapeHtml(image.src)}"${size}${after}>`
      },
    )
    .replaceAll(referencePattern, (_, index: string) => escapeHtml(resolve.link(find(index))))
    .replaceAll(
      /(<nav[^>]*data-toc-inline=""[^>]*>)(<\/nav>)/g,
      (_, open: string, close: string) => open + toInlineToc(body.headings, open) + close,
    )
  const mark = /<hr[^>]*data-truncate=""[^>]*>/.exec(html)
  /** Content before a post's truncate marker. */
  const excerpt = mark === null ? undefined : html.slice(0, mark.index)
  return { html: mark === null ? html : html.replace(mark[0], ''), excerpt }
}
