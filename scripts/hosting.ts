import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getBasePath } from '@/lib/kit/env'
import { buildHostingFiles, hostingFolder } from '@/lib/outputs/hosting/files'

/** Writes the files of every host anew: `npm run hosting [FOLDER]`, for the folder of a host with BASE_PATH. */
const [folder = hostingFolder] = process.argv.slice(2)
for (const [name, text] of Object.entries(buildHostingFiles(getBasePath()))) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
