import type { PageBody } from '../content/bodies'
import type { SourceDocument } from '../content/documents'
import { findTreeSettings } from '../content/tree-settings'
import { hasDocs, describeMissingDocs, listCards } from '../docs'
import { escapeHtml } from '../kit/html'
import { getReactions, isForeignTree, type Reaction } from '../kit/env'
import { hasAnchor, judgeAddress, type AddressBook } from '../routes/address-book'
import { resolveLink } from '../routes/resolve'
import { toMachineUrl } from '../outputs/markdown-copy/addresses'
import { finishMarkdown } from '../outputs/markdown-copy/finish'
import { assembleBody } from '../mdx/assemble'
import type { CompiledBody, Reference } from '../mdx/types'
import type { ProblemList } from '../kit/problems'
import { isInternal, withBase } from '../kit/urls'
import { MAX_PICTURE, serveImage, serveScript } from '../content/images'

/** A page with unresolved links and images. */
export interface CompiledPage {
  path: string
  document: SourceDocument
  body: CompiledBody
}

/** Reports a finding with the severity that the site owner configured. */
export function applyReaction(
  reaction: Reaction,
  problems: ProblemList,
  file: string,
  line: number | undefined,
  message: string,
) {
  if (reaction === 'throw') problems.error(file, line, message)
  else if (reaction === 'warn') problems.warn(file, line, message)
}

/** Whether a link needs documentation that this build doesn't include. */
function needsDocs(address: string): boolean {
  return (address === '/docs' || address.startsWith('/docs/')) && !hasDocs()
}

/** A link to a heading or other id. */
export interface AnchorLink extends Pick<Reference, 'target' | 'file' | 'line'> {
  path: string
  hash: string
}

/** Shared by all pages while they're finished. */
export interface FinishContext {
  contentDir: string
  /** Page addresses by file. */
  addressOfFile: ReadonlyMap<string, string>
  /** For each file whose address is taken: the file that's published instead. */
  winnerOfFile: ReadonlyMap<string, string>
  book: AddressBook
  problems: ProblemList
  /** Collects links to ids, which are checked once all pages are compiled. */
  anchors: AnchorLink[]
}

/** Reports links to ids that don't exist. */
export function checkAnchors(anchors: readonly AnchorLink[], book: AddressBook, problems: ProblemList): void {
  for (const { target, file, line, path, hash } of anchors) {
    if (hasAnchor(path, hash, book)) continue
    const message = `Broken link to ${target}: ${path} has no heading with the id "${hash}".`
    applyReaction(getReactions().brokenAnchors, problems, file, line, message)
  }
}

/** Whether an address is a React page of a Docusaurus site. */
function isReactPage(contentDir: string, address: string): boolean {
  return findTreeSettings(contentDir)?.reactPages.includes(address) === true
}

/** Replaces the placeholder of `<DocCardList>` with links to the other pages in this page's category. */
function fillCards(html: string, address: string): string {
  if (!html.includes(cardsPlaceholder)) return html
  const cards = listCards(address).map(
    ({ title, href, description }) =>
      `<li class="card"><a href="${escapeHtml(withBase(href))}" class="card-title">${escapeHtml(title)}</a><p class="card-text">${escapeHtml(description)}</p></li>`,
  )
  return html.replaceAll(cardsPlaceholder, `<ul class="cards docs-body">${cards.join('')}</ul>`)
}

const cardsPlaceholder = '<div data-doc-cards=""></div>'

/** Resolves a page's links and images, and reports broken ones, except links to ids. */
export function finishPage(page: CompiledPage, context: FinishContext): PageBody {
  const { contentDir, addressOfFile, winnerOfFile, book, problems, anchors } = context
  const reactions = getReactions()
  // Relative links on a page with the slug "index" were written for that address.
  const indexPath = `${page.path}/index`
  const base = book.redirects.get(indexPath) === page.path ? indexPath : page.path
  const link = (reference: Reference): string => {
    const { target, file, line } = reference
    const resolved = resolveLink(target, { file, path: target.startsWith('#') ? page.path : base }, addressOfFile)
    if (resolved.kind === 'external') return isInternal(resolved.href) ? withBase(resolved.href) : resolved.href
    if (resolved.kind === 'missing-file') {
      applyReaction(
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
      applyReaction(reactions.brokenMarkdownLinks, problems, file, line, message)
    }
    const verdict = judgeAddress(resolved.path, book)
    // A link can also point to a file in the content folder, such as a PDF.
    const isFile = verdict.state === 'missing' && /\.\w+$/.test(resolved.path)
    const served = isFile ? serveImage(contentDir, file, target) : undefined
    if (served !== undefined) return served.src
    if (verdict.state === 'missing' && isReactPage(contentDir, resolved.path)) {
      const message = `The link to ${target} leads to a page written in React, which this site doesn’t have.`
      applyReaction('warn', problems, file, line, message)
    } else if (verdict.state === 'missing') {
      const hint = needsDocs(resolved.path)
        ? ` ${describeMissingDocs('A link to the documentation')}`
        : verdict.closest === undefined
          ? ''
          : ` Did you mean ${verdict.closest}?`
      applyReaction(
        reactions.brokenLinks,
        problems,
        file,
        line,
        `Broken link to ${target}: no page has this address.${hint}`,
      )
    } else if (resolved.hash !== '') {
      anchors.push({ target, file, line, path: resolved.path, hash: resolved.hash })
    }
    const hash = resolved.hash === '' ? '' : `#${resolved.hash}`
    return target.startsWith('#') ? target : withBase(resolved.path) + resolved.query + hash
  }
  const checkSize = (name: string, bytes: number | undefined, file: string, line: number | undefined) => {
    if (bytes === undefined || bytes <= MAX_PICTURE) return
    const message = `The image ${name} is ${bytes} bytes. Expected at most ${MAX_PICTURE}. Make it smaller, or save it as WebP or SVG.`
    applyReaction(isForeignTree() ? 'warn' : 'throw', problems, file, line, message)
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
    if (/^(https?:)?\/\//.test(served?.src ?? '')) {
      const message = `The image ${reference.target} is on another host, which pages block. Save it next to the page.`
      applyReaction(isForeignTree() ? 'warn' : 'throw', problems, reference.file, reference.line, message)
    }
    checkSize(reference.target, served?.bytes, reference.file, reference.line)
    return served
  }
  // Resolved once for both the HTML and the Markdown, so that problems are reported once.
  const addresses = new Map<Reference, string | undefined>()
  const remember = <T extends string | { src: string } | undefined>(reference: Reference, found: T): T => {
    addresses.set(reference, typeof found === 'object' ? found.src : found)
    return found
  }
  const { html, excerpt } = assembleBody(page.body, {
    link: (reference) => remember(reference, link(reference)),
    image: (reference) => remember(reference, image(reference)),
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
  checkSize(String(own), shown?.bytes, page.document.file, undefined)
  for (const [name, code] of Object.entries(page.body.scripts ?? {})) serveScript(name, code)
  const { headings, words, text } = page.body
  const found = excerpt === undefined ? {} : { excerpt }
  return { html: fillCards(html, page.path), ...found, headings, words, text, markdown }
}
