import path from 'node:path'
import { getBasePath } from '@/lib/kit/env'
import { writeInFolder } from '@/lib/kit/files'
import { buildHostingFiles, hostingFolder } from '@/lib/outputs/hosting/files'

/** Regenerates every host's files: `npm run hosting [FOLDER]`. Set BASE_PATH if the site isn't at the root. */
const [folder = hostingFolder] = process.argv.slice(2)
for (const [name, text] of Object.entries(buildHostingFiles(getBasePath()))) {
  const file = path.join(folder, name)
  writeInFolder(file, text)
  console.log(file)
}
