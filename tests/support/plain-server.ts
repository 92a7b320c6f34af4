import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * A host without clean URLs: it serves files by name, redirects a folder to its URL with a slash, serves its
 * `index.html`, and answers everything else with `404.html` and status 404.
 */
export function createPlainServer(folder: string, basePath = ''): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(`http://x${request.url ?? '/'}`)
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
    const name = path.join(folder, decodeURIComponent(pathname.slice(basePath.length) || '/'))
    const stats = isInside && existsSync(name) ? statSync(name) : undefined
    if (stats?.isDirectory() === true && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const wanted = stats?.isDirectory() === true ? path.join(name, 'index.html') : name
    const isFile = stats !== undefined && !(stats.isFile() && pathname.endsWith('/')) && existsSync(wanted)
    const file = isFile ? wanted : path.join(folder, '404.html')
    response.writeHead(isFile ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
}
