import type { PageBody } from '../content/bodies'
import { findTreeSettings } from '../content/tree-settings'
import { hasDocs, describeMissingDocs, listCards } from '../docs'
import { escapeHtml } from '../kit/html'
import { getReactions, isForeignTree } from '../kit/env'
import { judgeAddress } from '../routes/address-book'
import { resolveLink } from '../routes/resolve'
import { toMachineUrl } from '../outputs/markdown-copy/addresses'
import { finishMarkdown } from '../outputs/markdown-copy/finish'
import { assembleBody } from '../mdx/assemble'
import type { CompiledBody, Reference } from '../mdx/types'
import { isInternal, withBase } from '../kit/urls'
import type { SitePage } from './compile-pages'
import type { BuildContext } from './content'
import { MAX_PICTURE, serveImage, serveScript } from '../content/images'

const cardsPlaceholder = '<div data-doc-cards=""></div>'

/** Replaces the placeholder of `<DocCardList>` with links to the other pages in this page's category. */
function fillCards(html: string, address: string): string {
  if (!html.includes(cardsPlaceholder)) return html
  const cards = listCards(address).map(
    ({ title, href, description }) =>
      `<li class="card"><a href="${escapeHtml(withBase(href))}" class="card-title">${escapeHtml(title)}</a><p class="card-text">${escapeHtml(description)}</p></li>`,
  )
  return html.replaceAll(cardsPlaceholder, `<ul class="cards docs-body">${cards.join('')}</ul>`)
}

/** Explains a link to a missing page: it needs documentation that this build doesn't include, or it's misspelled. */
function toHint(address: string, closest: string | undefined): string {
  if (/^\/docs(\/|$)/.test(address) && !hasDocs()) return ` ${describeMissingDocs('A link to the documentation')}`
  return closest === undefined ? '' : ` Did you mean ${closest}?`
}

/** Resolves a page's links and images, and reports broken ones, except links to ids. */
export function finishPage(page: SitePage & { body: CompiledBody }, context: BuildContext): PageBody {
  const { contentDir, addressOfFile, winnerOfFile, book, problems, anchors } = context
  const reactions = getReactions()
  const ownRule = isForeignTree() ? 'warn' : 'throw'
  // Relative links on a page with the slug "index" were written for that address.
  const indexPath = `${page.path}/index`
  const base = book.redirects.get(indexPath) === page.path ? indexPath : page.path

  function resolve({ target, file, line }: Reference): string {
    const resolved = resolveLink(target, { file, path: target.startsWith('#') ? page.path : base }, addressOfFile)
    if (resolved.kind === 'external') return isInternal(resolved.href) ? withBase(resolved.href) : resolved.href
    if (resolved.kind === 'missing-file') {
      const message = `Broken link to ${resolved.file}: the file doesn’t exist.`
      problems.report(reactions.brokenMarkdownLinks, file, line, message)
      return target
    }
    const { path: address, query, hash } = resolved
    const winner = winnerOfFile.get(resolved.file ?? '')
    if (winner !== undefined) {
      const message = `The link to ${target} opens ${winner} instead: ${resolved.file} has the same address, ${address}. Change the slug of one of them.`
      problems.report(reactions.brokenMarkdownLinks, file, line, message)
    }
    const verdict = judgeAddress(address, book)
    if (verdict.state === 'missing') {
      // A link can also point to a file in the content folder, such as a PDF.
      const served = /\.\w+$/.test(address) ? serveImage(contentDir, file, target) : undefined
      if (served !== undefined) return served.src
      const isReact = findTreeSettings(contentDir)?.reactPages.includes(address) === true
      const message = isReact
        ? `The link to ${target} leads to a page written in React, which this site doesn’t have.`
        : `Broken link to ${target}: no page has this address.${toHint(address, verdict.closest)}`
      problems.report(isReact ? 'warn' : reactions.brokenLinks, file, line, message)
    } else if (hash !== '') anchors.push({ target, file, line, path: address, hash })
    return target.startsWith('#') ? target : withBase(address) + query + (hash === '' ? '' : `#${hash}`)
  }

  function findImage(name: string, file: string, line?: number) {
    const served = serveImage(contentDir, file, name)
    if (served?.bytes !== undefined && served.bytes > MAX_PICTURE) {
      const message = `The image ${name} is ${served.bytes} bytes. Expected at most ${MAX_PICTURE}. Make it smaller, or save it as WebP or SVG.`
      problems.report(ownRule, file, line, message)
    }
    return served
  }

  function showImage({ file, target, line, alt = '' }: Reference) {
    const served = findImage(target, file, line)
    if (served === undefined) {
      const message = `The image ${target} doesn’t exist. Readers see its alt text instead: “${alt}”.`
      problems.warn(file, line, message)
    } else if (/^(https?:)?\/\//.test(served.src)) {
      const message = `The image ${target} is on another host, which pages block. Save it next to the page.`
      problems.report(ownRule, file, line, message)
    }
    return served
  }

  // Resolved once for both the HTML and the Markdown, so that problems are reported once.
  const addresses = new Map<Reference | undefined, string | undefined>()
  const { html, excerpt } = assembleBody(page.body, {
    link: (reference) => {
      const address = resolve(reference)
      addresses.set(reference, address)
      return address
    },
    image: (reference) => {
      const served = showImage(reference)
      addresses.set(reference, served?.src)
      return served
    },
  })
  const { headings, text, references, scripts = {} } = page.body
  const markdown = finishMarkdown(page.body.markdown, (index) => {
    const address = addresses.get(references[index])
    return address === undefined ? undefined : toMachineUrl(address, page.path, book)
  })
  const { file, frontMatter } = page.document
  if (typeof frontMatter.image === 'string' && findImage(frontMatter.image, file) === undefined) {
    const message = `Field "image": the image ${frontMatter.image} doesn’t exist. The generated image is used instead.`
    problems.warn(file, undefined, message)
  }
  for (const [name, code] of Object.entries(scripts)) serveScript(name, code)
  return { html: fillCards(html, page.path), excerpt, headings, text, markdown }
}
