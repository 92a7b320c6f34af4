import { escapeHtml } from '@/lib/kit/html'
import type { MenuItem } from '@/lib/navigation/types'
import { basePath } from '@/lib/kit/options'
import { withBase } from '@/lib/kit/urls'

/** An event without a receiver. */
const picture =
  '<svg class="not-found-picture" viewBox="0 0 220 90" width="220" height="90" fill="none" aria-hidden="true"><rect class="from" x="6" y="23" width="44" height="44" rx="8"/><path class="way" d="M50 45h36m38 0h40"/><rect class="event" x="-20" y="-20" width="40" height="40" rx="7" transform="translate(105 45) rotate(45)"/><rect class="to" x="166" y="23" width="44" height="44" rx="8"/></svg>'

/**
 * Fills in the requested path. Placed right after its element to run before the first paint, because long paths wrap and
 * would shift what follows. Skipped if the file is opened directly as /404.
 */
const showRequestedPath = `(() => {
  const page = document.querySelector('docs-not-found')
  const { base } = page.dataset
  let path = location.pathname
  if (base && path.startsWith(base + '/')) path = path.slice(base.length)
  try { path = decodeURIComponent(path) } catch {}
  if (/^\\/404(\\.html)?$/.test(path)) return
  page.classList.add('has-asked')
  page.querySelector('.not-found-asked').textContent = path
})()`

/**
 * Hosts without clean URLs serve this page for `/x` even though `/x.html` exists. Sends a HEAD request for that file and
 * redirects if it's found. Never requests the URL that was loaded, so it can't loop. The error text stays hidden until
 * the response arrives, or for 3 seconds.
 */
const findFile = `(() => {
  const { base } = document.querySelector('docs-not-found').dataset
  const root = document.documentElement
  const path = root.dataset.path || location.pathname
  const page = path.replace(/\\/{2,}/g, '/').replace(/(\\/index)?\\.html$/, '').replace(/\\/+$/, '')
  const file = page + '.html'
  if (page === base || path === file || /^\\/404$/.test(page.slice(base.length))) return
  const show = () => root.classList.remove('is-finding')
  root.classList.add('is-finding')
  setTimeout(show, 3000)
  fetch(file, { method: 'HEAD' }).then((answer) => {
    if (!answer.ok || !/^text\\/html/.test(answer.headers.get('content-type'))) return show()
    location.replace(file + location.search + location.hash)
  }, show)
})()`

/** Prefills the search field with the words in the URL. */
const fillSearch = `(() => {
  const page = document.querySelector('docs-not-found')
  if (!page.classList.contains('has-asked')) return
  const path = page.querySelector('.not-found-asked').textContent
  const words = path.replace(/^\\/docs(?=\\/.)|(\\/index)?\\.html$/g, '').toLowerCase().match(/[\\p{L}\\p{N}]+/gu) || []
  page.querySelector('input').value = words.join(' ').slice(0, 512)
})()`

interface NotFoundParts {
  places: readonly MenuItem[]
  /** URL for reporting an issue. Undefined if the site has no repository. */
  reportUrl: string | undefined
}

/** The content of the not-found page. */
export function writeNotFound({ places, reportUrl }: NotFoundParts): string {
  const links = places
    .map(({ name, href, description = '' }) => {
      const note = description === '' ? '' : `<span>${escapeHtml(description)}</span>`
      return `<li><a href="${escapeHtml(withBase(href))}">${escapeHtml(name)}${note}</a></li>`
    })
    .join('')
  const start = `<nav class="not-found-start" aria-labelledby="start-title"><h2 id="start-title">Start here</h2><ul>${links}</ul></nav>`
  const report =
    reportUrl === undefined ? '' : `<a href="${escapeHtml(reportUrl)}" data-report="">Report a broken link</a>`
  const likely = `<section class="not-found-likely needs-js" aria-labelledby="likely-title"><h2 id="likely-title">Did you mean</h2><ul></ul></section>`
  const search = `<form class="not-found-search" role="search" action="${escapeHtml(withBase('/search'))}"><label for="not-found-q">Search the site</label><span><input id="not-found-q" type="search" name="q" maxlength="512" autocomplete="off"><button class="button">Search</button></span></form><script>${fillSearch}</script>`
  const more = `<p class="not-found-more"><a href="${escapeHtml(withBase('/'))}">Go to the home page</a>${report}</p>`
  return `<docs-not-found data-base="${escapeHtml(basePath)}"><script>${findFile}</script>${picture}<h1>Page not found: here are some places to start</h1><p class="docs-lead">The page may have moved, or the link may have a typo.</p><p class="not-found-address">We couldn’t find <code class="not-found-asked"></code></p><script>${showRequestedPath}</script>${search}<div class="not-found-ways"><div>${start}${more}</div>${likely}</div><p class="visually-hidden" role="status"></p></docs-not-found>`
}
