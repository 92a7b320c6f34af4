import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { prepareContentlayerCache } from './contentlayer-cache'
import { endWithThis } from './end-with'

/** Only shows Contentlayer's output if it fails, because lib/content/validate.ts has better messages. */
async function readContent(): Promise<void> {
  const keepCache = prepareContentlayerCache()
  const running = promisify(execFile)(process.execPath, ['scripts/steps/contentlayer.mjs'], {
    maxBuffer: Infinity,
    // Contentlayer uses PWD as its working directory, but a parent process may have set it to another folder.
    env: { ...process.env, PWD: process.cwd() },
  })
  endWithThis(running.child)
  try {
    await running
    keepCache()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Contentlayer could not read the content:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Starts Contentlayer. Its errors are reported where it's awaited, after those of our own validation. */
export function runContentlayer(): Promise<void> {
  const running = readContent()
  running.catch(() => undefined)
  return running
}
