import { createServer, type ServerResponse } from 'node:http'

/** What has changed: `scripts` need a full load of the page. */
type Change = 'content' | 'scripts'

/** Tells open pages what has changed, as server-sent events on this machine only. */
export function createChangeFeed(port: number): { tell: (change: Change) => void } {
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
    tell: (change) => {
      for (const listener of listeners) listener.write(`data: ${change}\n\n`)
    },
  }
}
