import { readdirSync, readFileSync } from 'node:fs'

/** What all processes of a command have taken. */
export interface Usage {
  /** Bytes at the highest moment. */
  peak: number
  /** Seconds of processor time. */
  processor: number
}

const ticksPerSecond = 100

interface Process {
  parent: number
  processor: number
}

/** After the name, which stands in parentheses and may hold anything: state, parent, and as 12th and 13th the times. */
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
      // It ended while it was being read.
    }
  }
  return found
}

function readMemory(id: number): { own: number; files: number } {
  let status = ''
  try {
    status = readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    // It ended: nothing of it is left.
  }
  const getField = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { own: getField('RssAnon') + getField('RssShmem'), files: getField('RssFile') }
}

/**
 * Watches a process and all that it starts, also what outlives its parent. Memory is what belongs to each process,
 * and once the largest part that is read from files, such as the program itself: processes share that. It is read
 * without walking through the pages of memory, which would take time from what is measured.
 * @throws where `/proc` is not: the bench runs on Linux
 */
export class ProcessTree {
  private readonly processor = new Map<number, number>()
  private peak = 0

  constructor(private readonly root: number) {
    readFileSync('/proc/self/stat')
  }

  /** Reads once. Call it four times a second. */
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

  /** What has been seen so far. */
  getUsage(): Usage {
    return { peak: this.peak, processor: [...this.processor.values()].reduce((sum, value) => sum + value, 0) }
  }
}
