import { spawn } from 'node:child_process'

export interface RunResult {
  status: number | null
  /** What it printed, warnings and errors together. */
  output: string
}

/** Runs a Node.js program in a folder, with changes to the environment. Doesn't block the worker. */
export async function run(folder: string, args: string[], env: Record<string, string> = {}): Promise<RunResult> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests have their own settings, which a build must not see.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PWD: folder, NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, output }
}
