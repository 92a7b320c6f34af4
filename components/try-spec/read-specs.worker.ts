import { importSpec, MAX_SPEC_BYTES } from '@/lib/specs/import-spec'
import type { SpecResult } from '@/lib/specs/types'

/** A file or a pasted text. */
export type SpecInput = { name: string; content: Blob }

const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

async function readSpec({ name, content }: SpecInput): Promise<SpecResult> {
  if (content.size > MAX_SPEC_BYTES) {
    const message = `The file has ${toMegabytes(content.size)}. This page reads files of up to ${toMegabytes(MAX_SPEC_BYTES)}; the plugin has no limit.`
    return { file: name, problems: [{ severity: 'error', message }] }
  }
  return importSpec(await content.text(), name)
}

// Parsing a large file takes seconds, so it isn't done on the page's thread.
self.addEventListener('message', ({ data }: MessageEvent<SpecInput[]>) => {
  void Promise.all(data.map(readSpec)).then((results) => self.postMessage(results))
})
