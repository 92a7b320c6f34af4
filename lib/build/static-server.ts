import { createServer, type Server } from 'node:http'
import handler from 'serve-handler'
import { compressResponse } from './compress'

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
        // It would hold the name of the file, and fails where that has letters that no header may have.
        { source: '**', headers: [{ key: 'Content-Disposition', value: null as unknown as string }] },
      ],
    }).catch(() => response.destroy())
  })
}
