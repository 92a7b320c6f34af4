import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const packed = /^(text\/|application\/(json|xml|wasm)|image\/svg)/

interface Answer {
  headers: Record<string, string | number>
  body: Buffer
}

/**
 * The file at an address, like hosts with clean URLs. Undefined if it doesn't exist. Addresses start with a slash, so
 * they can't escape the folder.
 */
export function findFile(folder: string, address: string): string | undefined {
  const name = path.normalize(decodeURIComponent(address)).replace(/\/$/, '')
  return [name, `${name}.html`, `${name}/index.html`]
    .map((candidate) => path.join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile())
}

function readAnswer(file: string): Answer {
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const content = readFileSync(file)
  const isPacked = packed.test(type)
  const body = isPacked ? gzipSync(content) : content
  return {
    headers: {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
    body,
  }
}

export interface SiteServer {
  origin: string
  close: () => void
}

/** Serves a site with gzip and the same headers for every tool. */
export async function startServer(folder: string): Promise<SiteServer> {
  const answers = new Map<string, Answer>()
  const answer = (response: ServerResponse, file: string, status: number) => {
    const known = answers.get(file) ?? readAnswer(file)
    answers.set(file, known)
    response.writeHead(status, known.headers).end(known.body)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = findFile(folder, pathname)
    const missing = path.join(folder, '404.html')
    if (file !== undefined) answer(response, file, 200)
    else if (existsSync(missing)) answer(response, missing, 404)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
