import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'

/** What becomes smaller: pictures, fonts and Pagefind's files are compressed as they are. */
const compressible = /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/

/**
 * Sends what is written to a response as gzip, where the browser takes it and it helps, as every host does.
 * Call it before anything is written.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'HEAD' || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)

  response.writeHead = ((status: number, given: OutgoingHttpHeaders = {}) => {
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
    const type = String(headers['content-type'] ?? response.getHeader('content-type') ?? '')
    if (status !== 200 || !compressible.test(type)) return writeHead(status, given)
    delete headers['content-length']
    const gzip = createGzip()
    gzip.on('data', (chunk: Buffer) => {
      if (!write(chunk)) gzip.pause()
    })
    response.on('drain', () => gzip.resume())
    gzip.on('end', () => end())
    // Node's own streams write to the response, and wait where it says so.
    response.write = ((chunk: Buffer | string) => {
      const isRoom = gzip.write(chunk)
      if (!isRoom) gzip.once('drain', () => response.emit('drain'))
      return isRoom
    }) as typeof response.write
    response.end = ((chunk?: Buffer | string) => {
      gzip.end(typeof chunk === 'function' ? undefined : chunk)
      return response
    }) as typeof response.end
    const vary = [response.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    return writeHead(status, { ...headers, 'content-encoding': 'gzip', vary })
  }) as typeof response.writeHead
}
