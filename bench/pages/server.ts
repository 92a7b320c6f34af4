import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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

function readAnswer(file: string) {
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const isPacked = packed.test(type)
  const body = isPacked ? gzipSync(readFileSync(file)) : readFileSync(file)
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'public, max-age=3600',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  }
  return { headers, body }
}

type Answer = ReturnType<typeof readAnswer>

function sendAtOnce(response: ServerResponse, status: number, { headers, body }: Answer): void {
  response.writeHead(status, headers).end(body)
}

/**
 * Serves a site with gzip and the same headers for every tool.
 * @param send sends the answer to a request for a path
 */
export async function startServer(
  folder: string,
  send: (response: ServerResponse, status: number, answer: Answer, pathname: string) => unknown = sendAtOnce,
): Promise<{ origin: string; close: () => void }> {
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = findFile(folder, pathname)
    const file = found ?? path.join(folder, '404.html')
    const answer = answers.get(file) ?? (existsSync(file) ? readAnswer(file) : undefined)
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    answers.set(file, answer)
    void send(response, found === undefined ? 404 : 200, answer, pathname)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
