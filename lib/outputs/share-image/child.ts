import { writeAtomically } from '../../kit/files'
import { drawPictures, type ShareText } from './draw'

/** A message to this process: output file and text of an image. */
export type Job = [file: string, text: ShareText]

async function drawFiles(jobs: readonly Job[]): Promise<void> {
  const files = jobs.values()
  for await (const picture of drawPictures(jobs.map(([, text]) => text)))
    writeAtomically(files.next().value?.[0] ?? '', picture)
  process.disconnect()
}

// An error ends this process, and the parent handles the exit code.
process.once('message', (jobs: readonly Job[]) => void drawFiles(jobs))
