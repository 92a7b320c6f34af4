import { writeAtomically } from '../../kit/files'
import { drawPictures, type ShareText } from './draw'

/** What this process is sent: where to write each picture, and what it says. */
export type Job = [file: string, text: ShareText]

async function drawFiles(jobs: readonly Job[]): Promise<void> {
  let next = 0
  for await (const picture of drawPictures(jobs.map(([, text]) => text))) {
    const [file = ''] = jobs[next++] ?? []
    writeAtomically(file, picture)
  }
}

// What goes wrong ends this process with its message, and the one that started it hears of the end.
process.once('message', (jobs: readonly Job[]) => {
  void drawFiles(jobs).then(() => process.disconnect())
})
