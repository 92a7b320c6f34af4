import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildHostingFiles } from '@/lib/outputs/hosting/files'

/** A host that runs until it's stopped. */
export interface RunningHost {
  origin: string
  stop: () => void
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Sends a request without following redirects or normalizing the URL, as `fetch` would. */
export function get(origin: string, target: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = ask({ hostname, port, path: target, method, headers: { connection: 'close' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}

/** Starts a Node server on a free port. */
export async function startServer(server: Server): Promise<RunningHost> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function findFreePort(): Promise<number> {
  const { origin, stop } = await startServer(createServer())
  stop()
  return Number(new URL(origin).port)
}

/** Why nginx can't be tested here, or undefined if it can. */
export function findNginxObstacle(): string | undefined {
  const { error } = spawnSync('nginx', ['-v'])
  return error === undefined ? undefined : 'nginx is not installed (on Debian: apt-get install nginx-light)'
}

async function waitUntilUp(origin: string, child: ChildProcess, readLog: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx has exited:\n${readLog()}`)
    const isUp = await get(origin, '/').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx didn't start:\n${readLog()}`)
}

/**
 * Starts nginx with the shipped files, changing only the port and the folder.
 * @param root folder that contains the export or, with a base path, the folder containing it under that path
 */
export async function startNginx(root: string, basePath = ''): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  for (const [name, text] of Object.entries(buildHostingFiles(basePath))) {
    if (!name.startsWith('nginx/')) continue
    const file = path.join(folder, name.slice('nginx/'.length))
    mkdirSync(path.dirname(file), { recursive: true })
    const own = text
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('root /srv/site/out;', `root ${root};`)
    writeFileSync(file, own)
  }
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const http = `include /etc/nginx/mime.types;\naccess_log off;\n${temporary}\ninclude site.conf;`
  const text = `${user}\npid ${folder}/pid;\nworker_processes 1;\nevents {}\nhttp {\n${http}\n}\n`
  writeFileSync(path.join(folder, 'nginx.conf'), text)
  const log = path.join(folder, 'error.log')
  const args = ['-p', folder, '-e', log, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const child = spawn('nginx', args, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilUp(origin, child, () => readFileSync(log, 'utf8'))
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
