import type { ChildProcess } from 'node:child_process'

/** Ends a child process when this one exits. @returns a function that ends it right away */
export function endWithThis(child: ChildProcess): () => void {
  const stop = () => void child.kill()
  process.once('exit', stop)
  child.on('exit', () => process.off('exit', stop))
  return stop
}
