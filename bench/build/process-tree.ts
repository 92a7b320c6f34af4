import { readdirSync, readFileSync } from 'node:fs'

/** Resources used by all processes of a command. */
export interface Usage {
  /** Peak memory in bytes. */
  peak: number
  /** CPU time in seconds. */
  processor: number
}

const ticksPerSecond = 100

interface Process {
  parent: number
  processor: number
}

/**
 * Reads the `stat` files in /proc. The process name is in parentheses and may contain anything. After it come the state
 * and parent, and as 12th and 13th field the CPU times.
 */
function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const processor = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
      found.set(Number(name), { parent: Number(fields[1]), processor })
    } catch {
      // The process exited while being read.
    }
  }
  return found
}

function readMemory(id: number): { own: number; files: number } {
  let status = ''
  try {
    status = readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    // The process exited.
  }
  const getField = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { own: getField('RssAnon') + getField('RssShmem'), files: getField('RssFile') }
}

/**
 * Monitors a process and its descendants, including orphans. Memory is the sum of private memory, plus the largest
 * file-backed part once, because processes share it. Avoids `smaps`, which would slow down what's being measured.
 * @throws without `/proc`, so the bench only runs on Linux
 */
export class ProcessTree {
  private readonly processor = new Map<number, number>()
  private peak = 0

  constructor(private readonly root: number) {
    readFileSync('/proc/self/stat')
  }

  /** Takes a sample. Call it four times per second. */
  sample(): void {
    const processes = readProcesses()
    const isOurs = (id: number): boolean => {
      if (id === this.root || this.processor.has(id)) return true
      const parent = processes.get(id)?.parent ?? 0
      return parent > 1 && isOurs(parent)
    }
    let own = 0
    let files = 0
    for (const [id, { processor }] of processes) {
      if (!isOurs(id)) continue
      this.processor.set(id, processor)
      const memory = readMemory(id)
      own += memory.own
      files = Math.max(files, memory.files)
    }
    this.peak = Math.max(this.peak, own + files)
  }

  /** Usage so far. */
  getUsage(): Usage {
    return { peak: this.peak, processor: [...this.processor.values()].reduce((sum, value) => sum + value, 0) }
  }
}
