import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** A file of a process in /proc. Empty if the process has exited. */
function read(id: string, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function readMemory(id: string): { own: number; files: number } {
  const status = read(id, 'status')
  const getField = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { own: getField('RssAnon') + getField('RssShmem'), files: getField('RssFile') }
}

/**
 * Monitors a process and its descendants, including orphans. Memory is the sum of private memory, plus the largest
 * file-backed part once, because processes share it. Avoids `smaps`, which would slow down what's being measured.
 * @throws without `/proc`, so the bench only runs on Linux
 */
export class ProcessTree {
  private readonly seconds = new Map<string, number>()
  /** In bytes. */
  peak = 0

  constructor(private readonly root: number) {
    this.sample()
  }

  /** Takes a sample. Call it four times per second. */
  sample(): void {
    // The process name is in parentheses and may contain anything. After it come the state and the parent.
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const processes = new Map(
      ids.map((id) => [
        id,
        read(id, 'stat')
          .replace(/^.*\) /s, '')
          .split(' '),
      ]),
    )
    const isOurs = (id: string): boolean => {
      const parent = processes.get(id)?.[1]
      return id === String(this.root) || this.seconds.has(id) || (parent !== undefined && isOurs(parent))
    }
    let own = 0
    let files = 0
    for (const [id, { 11: user, 12: system }] of processes) {
      if (user === undefined || !isOurs(id)) continue
      this.seconds.set(id, (Number(user) + Number(system)) / ticksPerSecond)
      const memory = readMemory(id)
      own += memory.own
      files = Math.max(files, memory.files)
    }
    this.peak = Math.max(this.peak, own + files)
  }

  /** CPU time of all processes so far. */
  get processorSeconds(): number {
    return [...this.seconds.values()].reduce((sum, value) => sum + value, 0)
  }
}
