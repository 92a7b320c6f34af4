import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exampleArchivePath } from '@/lib/outputs/example-archive'

const folder = 'examples'

test('The archive in the export unpacks to exactly the files of the example catalog', () => {
  const unpacked = Object.entries(unzipSync(readFileSync(path.join('out', exampleArchivePath))))
  const files = readdirSync(path.join(folder, 'parcelwise'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  expect(unpacked.map(([name]) => name).sort()).toEqual(files.sort())
  for (const [name, bytes] of unpacked)
    expect(Buffer.from(bytes).equals(readFileSync(path.join(folder, name))), name).toBe(true)
})
