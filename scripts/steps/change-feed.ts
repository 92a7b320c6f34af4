import { createServer, type ServerResponse } from 'node:http'
import type { Change } from '@/components/layout/dev-client.client'

/** Notifies open pages of changes with server-sent events, on localhost only. Each page gives its address as `?page=`. */
export function createChangeFeed(port: number) {
  const listeners = new Map<ServerResponse, string>()
  createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.write(': open\n\n')
    listeners.set(response, new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '')
    request.on('close', () => listeners.delete(response))
  }).listen(port, 'localhost')
  return {
    notify: (change: Change) => {
      for (const listener of listeners.keys()) listener.write(`data: ${JSON.stringify(change)}\n\n`)
    },
    /** Addresses of the pages that are open in a browser. */
    listOpen: () => [...listeners.values()],
  }
}
