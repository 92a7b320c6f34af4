import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import handler from 'serve-handler'
import { toCopyPath } from '../markdown-copy/addresses'
import { decodePath, normalizePath } from '../urls'
import { compressResponse } from './compress'

/** Who asks for Markdown at the address of a page gets its copy: agents that read documentation do. */
function preferMarkdown(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const [pathname = ''] = normalizePath(request.url ?? '').split('?')
  const copy = toCopyPath(pathname)
  const file = decodePath(copy)
  if (file.split('/').includes('..') || !existsSync(path.join(folder, file))) return
  response.setHeader('Vary', 'Accept')
  if (/\btext\/markdown\b/.test(request.headers.accept ?? '')) request.url = copy
}

/**
 * Serves an export as a host with clean addresses does: `/x` shows `x.html`, other spellings lead to it.
 * @param basePath folder that the export is served from, such as `/preview/pr-12`
 */
export function createStaticServer(folder: string, basePath = ''): Server {
  return createServer((request, response) => {
    if (basePath !== '') {
      if (!request.url?.startsWith(basePath)) {
        response.writeHead(302, { location: `${basePath}/` }).end()
        return
      }
      request.url = request.url.slice(basePath.length) || '/'
    }
    preferMarkdown(request, response, folder)
    compressResponse(request, response)
    void handler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: [
        // Files whose names change with what they hold.
        ...['_next/static/**', '_content/*.*.svg'].map((source) => ({
          source,
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        })),
        // Search engines list the page, not its copy.
        { source: '**/*.md', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
        // It would hold the name of the file, and fails where that has letters that no header may have.
        { source: '**', headers: [{ key: 'Content-Disposition', value: null as unknown as string }] },
      ],
    }).catch(() => response.destroy())
  })
}
