import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync } from 'node:fs'
import path from 'node:path'
import compression from '@polka/compression'
import handler from 'serve-handler'
import { copyHeaders, hashedCache, pageCache, securityHeaders, toHeaderList } from '../outputs/hosting/headers'
import { toCopyPath } from '../outputs/markdown-copy/addresses'
import { decodePath, normalizePath } from '../kit/urls'

/** Compresses what hosts usually do. Images, fonts and Pagefind's files are compressed already. */
const compress = compression({ threshold: 0, mimes: /^text\/|javascript|json|xml/ })

/** Serves the Markdown copy of a page to clients that prefer it, such as AI agents. */
function preferMarkdown(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const [pathname = ''] = normalizePath(request.url ?? '').split('?')
  const copy = toCopyPath(pathname)
  const file = decodePath(copy)
  if (file.split('/').includes('..') || !existsSync(path.join(folder, file))) return
  response.setHeader('Vary', 'Accept')
  if (/\btext\/markdown\b/.test(request.headers.accept ?? '')) request.url = copy
}

/** Redirects `/x/`, `/x.html` and `/x/index.html` to `/x`. Keeps the query, which the library would drop. */
function redirectToPage(request: IncomingMessage, response: ServerResponse, basePath: string): boolean {
  const asked = request.url ?? '/'
  const clean = normalizePath(asked)
  if (clean === asked) return false
  // Exactly one leading slash: `//` would redirect to another host.
  const isHome = /^\/($|\?)/.test(clean)
  response.writeHead(301, { location: isHome ? (basePath || '/') + clean.slice(1) : basePath + clean }).end()
  return true
}

/**
 * Serves an export like a host with clean URLs: `/x` serves `x.html`, and other spellings redirect to it. Compressing
 * responses takes longer than everything else.
 */
export function createStaticServer(folder: string, basePath = '', compressed = true): Server {
  return createServer((request, response) => {
    if (basePath !== '') {
      const rest = request.url?.startsWith(basePath) === true ? request.url.slice(basePath.length) : 'outside'
      if (!/^($|[/?])/.test(rest)) {
        response.writeHead(302, { location: `${basePath}/` }).end()
        return
      }
      request.url = rest.startsWith('/') ? rest : `/${rest}`
    }
    if (redirectToPage(request, response, basePath)) return
    preferMarkdown(request, response, folder)
    if (compressed) {
      response.appendHeader('Vary', 'accept-encoding')
      compress(request, response)
    }
    void handler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        { source: '**', headers: toHeaderList({ ...securityHeaders, ...pageCache }) },
        // Files with a content hash in their names.
        ...['_next/static/**', '_content/*.*.svg'].map((source) => ({ source, headers: toHeaderList(hashedCache) })),
        { source: '**/*.md', headers: toHeaderList(copyHeaders) },
        // It would contain the file name, and fails if that has characters that aren't allowed in headers.
        { source: '**', headers: [{ key: 'Content-Disposition', value: null as unknown as string }] },
      ],
    }).catch(() => response.destroy())
  })
}
