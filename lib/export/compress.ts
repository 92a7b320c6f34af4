import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'

/** Media types worth compressing. Images, fonts and Pagefind's files already are. */
const compressible = /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/

interface Compressed {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Compressed responses of immutable files, kept while the server runs. */
export type CompressedFiles = Map<string, Compressed>

/**
 * Gzips a response if the client supports it and it helps, like any host would. Call it before writing.
 * @param kept cache of compressed files, which this call may add to
 * @returns whether the response was already sent from the cache
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse, kept: CompressedFiles): boolean {
  if (request.method === 'HEAD' || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return false
  const address = request.url ?? ''
  const known = kept.get(address)
  if (known !== undefined) {
    response.writeHead(200, known.headers).end(known.body)
    return true
  }
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)

  response.writeHead = ((status: number, given: OutgoingHttpHeaders = {}) => {
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
    const type = String(headers['content-type'] ?? response.getHeader('content-type') ?? '')
    if (status !== 200 || !compressible.test(type)) return writeHead(status, given)
    delete headers['content-length']
    const gzip = createGzip()
    const chunks: Buffer[] = []
    gzip.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (!write(chunk)) gzip.pause()
    })
    response.on('drain', () => gzip.resume())
    const vary = [response.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    const sent = { ...headers, 'content-encoding': 'gzip', vary }
    gzip.on('end', () => {
      if (String(headers['cache-control'] ?? '').includes('immutable'))
        kept.set(address, { headers: { ...response.getHeaders(), ...sent }, body: Buffer.concat(chunks) })
      end()
    })
    // Node's streams write to the response and respect backpressure.
    response.write = ((chunk: Buffer | string) => {
      const isRoom = gzip.write(chunk)
      if (!isRoom) gzip.once('drain', () => response.emit('drain'))
      return isRoom
    }) as typeof response.write
    response.end = ((chunk?: Buffer | string) => {
      gzip.end(typeof chunk === 'function' ? undefined : chunk)
      return response
    }) as typeof response.end
    return writeHead(status, sent)
  }) as typeof response.writeHead
  return false
}
