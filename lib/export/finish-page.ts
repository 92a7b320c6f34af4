import { storeBody } from '../content/bodies'
import type { SourceDocument } from '../content/documents'
import { hasDocs, toMissingDocs } from '../docs'
import { getReactions, isForeignTree, type Reaction } from '../kit/env'
import { hasAnchor, judgeAddress, type AddressBook } from '../routes/address-book'
import { resolveLink } from '../routes/resolve'
import { toMachineUrl } from '../outputs/markdown-copy/addresses'
import { finishMarkdown } from '../outputs/markdown-copy/finish'
import { assembleBody } from '../mdx/assemble'
import type { CompiledBody, Reference } from '../mdx/types'
import type { ProblemList } from '../kit/problems'
import { isInternal, withBase } from '../kit/urls'
import { MAX_PICTURE, serveImage } from '../content/images'

/** A page whose links and pictures are still to be resolved. */
export interface CompiledPage {
  path: string
  document: SourceDocument
  body: CompiledBody
}

/** Reports what a check found, as the site's owner wants it. */
export function react(
  reaction: Reaction,
  problems: ProblemList,
  file: string,
  line: number | undefined,
  message: string,
) {
  if (reaction === 'throw') problems.error(file, line, message)
  else if (reaction === 'warn') problems.warn(file, line, message)
}

/** A link into documentation that this build does not have at all. */
function needsDocs(address: string): boolean {
  return (address === '/docs' || address.startsWith('/docs/')) && !hasDocs()
}

/** A link to a place on a page. */
export interface AnchorLink extends Pick<Reference, 'target' | 'file' | 'line'> {
  path: string
  hash: string
}

/** What the pages of a site have in common while they are finished. */
export interface FinishContext {
  contentDir: string
  /** Address of each page by its file. */
  addressOfFile: ReadonlyMap<string, string>
  /** The file whose page is shown, by each file that has the same address and isn't. */
  winnerOfFile: ReadonlyMap<string, string>
  book: AddressBook
  problems: ProblemList
  /** Gains the links whose places are checked once all pages are compiled. */
  anchors: AnchorLink[]
}

/** Reports links to places that their pages do not have. */
export function checkAnchors(anchors: readonly AnchorLink[], book: AddressBook, problems: ProblemList): void {
  for (const { target, file, line, path, hash } of anchors) {
    if (hasAnchor(path, hash, book)) continue
    const message = `Broken link to ${target}: ${path} has no heading with the id "${hash}".`
    react(getReactions().brokenAnchors, problems, file, line, message)
  }
}

/** Finishes one page, and reports what its links and pictures lack, but for places on pages. */
export function finishPage(page: CompiledPage, context: FinishContext): boolean {
  const { contentDir, addressOfFile, winnerOfFile, book, problems, anchors } = context
  const reactions = getReactions()
  const link = (reference: Reference): string => {
    const { target, file, line } = reference
    const resolved = resolveLink(target, { file, path: page.path }, addressOfFile)
    if (resolved.kind === 'external') return isInternal(resolved.href) ? withBase(resolved.href) : resolved.href
    if (resolved.kind === 'missing-file') {
      react(
        reactions.brokenMarkdownLinks,
        problems,
        file,
        line,
        `Broken link to ${resolved.file}: the file doesn’t exist.`,
      )
      return target
    }
    const winner = winnerOfFile.get(resolved.file ?? '')
    if (winner !== undefined) {
      const message = `The link to ${target} opens ${winner} instead: ${resolved.file} has the same address, ${resolved.path}. Change the slug of one of them.`
      react(reactions.brokenMarkdownLinks, problems, file, line, message)
    }
    const verdict = judgeAddress(resolved.path, book)
    // A link may also lead to a file of the tree, such as a PDF.
    const isFile = verdict.state === 'missing' && /\.\w+$/.test(resolved.path)
    const served = isFile ? serveImage(contentDir, file, target) : undefined
    if (served !== undefined) return served.src
    if (verdict.state === 'missing') {
      const hint = needsDocs(resolved.path)
        ? ` ${toMissingDocs('A link to the documentation')}`
        : verdict.closest === undefined
          ? ''
          : ` Did you mean ${verdict.closest}?`
      react(reactions.brokenLinks, problems, file, line, `Broken link to ${target}: no page has this address.${hint}`)
    } else if (resolved.hash !== '') {
      anchors.push({ target, file, line, path: resolved.path, hash: resolved.hash })
    }
    const hash = resolved.hash === '' ? '' : `#${resolved.hash}`
    return target.startsWith('#') ? target : withBase(resolved.path) + resolved.query + hash
  }
  const weigh = (name: string, bytes: number | undefined, file: string, line: number | undefined) => {
    if (bytes === undefined || bytes <= MAX_PICTURE) return
    const message = `The image ${name} is ${bytes} bytes. Expected at most ${MAX_PICTURE}. Make it smaller, or save it as WebP or SVG.`
    react(isForeignTree() ? 'warn' : 'throw', problems, file, line, message)
  }
  const image = (reference: Reference) => {
    const served = serveImage(contentDir, reference.file, reference.target)
    if (served === undefined) {
      problems.warn(
        reference.file,
        reference.line,
        `The image ${reference.target} doesn’t exist. Readers see its alt text instead: “${reference.alt ?? ''}”.`,
      )
    }
    weigh(reference.target, served?.bytes, reference.file, reference.line)
    return served
  }
  // Worked out once for both forms of the text, because each problem is told once.
  const addresses = new Map<Reference, string | undefined>()
  const noted = <T extends string | { src: string } | undefined>(reference: Reference, found: T): T => {
    addresses.set(reference, typeof found === 'object' ? found.src : found)
    return found
  }
  const { html, excerpt } = assembleBody(page.body, {
    link: (reference) => noted(reference, link(reference)),
    image: (reference) => noted(reference, image(reference)),
  })
  const markdown = finishMarkdown(page.body.markdown, (index) => {
    const reference = page.body.references[index]
    const address = reference === undefined ? undefined : addresses.get(reference)
    return address === undefined ? undefined : toMachineUrl(address, page.path, book)
  })
  const { image: own } = page.document.frontMatter
  const shown = typeof own === 'string' ? serveImage(contentDir, page.document.file, own) : undefined
  if (typeof own === 'string' && shown === undefined) {
    const message = `Field "image": the image ${own} doesn’t exist. The generated image is used instead.`
    problems.warn(page.document.file, undefined, message)
  }
  weigh(String(own), shown?.bytes, page.document.file, undefined)
  const { headings, words, text } = page.body
  const found = excerpt === undefined ? {} : { excerpt }
  return storeBody(page.document.file, { html, ...found, headings, words, text, markdown })
}
