import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/**
 * Lighthouse's "slow 4G". Simulated by the server, because DevTools throttling doesn't affect the worker in which
 * Pagefind loads its files.
 */
const LATENCY = 150
const BYTES_PER_SECOND = 200_000
const HEADERS = 300
const CHUNK = 4096

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' }

export interface SlowServer {
  origin: string
  /** Bytes sent for files whose address contains the text. */
  countBytes: (part: string) => number
  countRequests: (part: string) => number
  reset: () => void
  close: () => void
}

/** Serves a folder with compression, over one slow connection. */
export async function startSlowServer(folder: string): Promise<SlowServer> {
  const packed = new Map<string, Buffer>()
  let sent: { address: string; bytes: number }[] = []
  // Responses share one connection.
  let line = Promise.resolve()
  const take = (bytes: number) => (line = line.then(() => wait((bytes / BYTES_PER_SECOND) * 1000)))

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    const serve = async () => {
      await wait(LATENCY)
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      const type = types[path.extname(file)]
      const content =
        packed.get(file) ?? (type === undefined ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 }))
      packed.set(file, content)
      sent.push({ address: pathname, bytes: content.length + HEADERS })
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'content-length': content.length,
        'cache-control': 'max-age=3600',
        ...(type === undefined ? {} : { 'content-encoding': 'gzip' }),
      })
      await take(HEADERS)
      for (let start = 0; start < content.length; start += CHUNK) {
        const piece = content.subarray(start, start + CHUNK)
        await take(piece.length)
        response.write(piece)
      }
      response.end()
    }
    void serve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const find = (part: string) => sent.filter(({ address }) => address.includes(part))
  return {
    origin: `http://127.0.0.1:${port}`,
    countBytes: (part) => find(part).reduce((sum, { bytes }) => sum + bytes, 0),
    countRequests: (part) => find(part).length,
    reset: () => (sent = []),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
