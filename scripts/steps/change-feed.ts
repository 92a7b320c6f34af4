import { createServer, type ServerResponse } from 'node:http'

/** What has changed. `scripts` requires a full page reload. */
type Change = 'content' | 'scripts'

/** Notifies open pages of changes with server-sent events, on localhost only. */
export function createChangeFeed(port: number): { notify: (change: Change) => void } {
  const listeners = new Set<ServerResponse>()
  createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.write(': open\n\n')
    listeners.add(response)
    request.on('close', () => listeners.delete(response))
  }).listen(port, 'localhost')
  return {
    notify: (change) => {
      for (const listener of listeners) listener.write(`data: ${change}\n\n`)
    },
  }
}
