import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createStaticServer } from '@/lib/export/static-server'

/** Serves an export until the process ends. Returns its URL. */
export async function serve(folder: string, basePath = ''): Promise<string> {
  const server = createStaticServer(folder, basePath).listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`
}
