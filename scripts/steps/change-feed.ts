import { createServer, type ServerResponse } from 'node:http'

/** Tells open pages that content has changed, as server-sent events on this machine only. */
export function createChangeFeed(port: number): { tell: () => void } {
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
    tell: () => {
      for (const listener of listeners) listener.write('data: changed\n\n')
    },
  }
}
