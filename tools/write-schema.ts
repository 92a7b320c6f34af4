import { writeInFolder } from '@/lib/kit/files'
import { buildSchemaFiles } from '@/tools/schema/files'

/** `npm run schema`: updates editor files for front matter from lib/content/fields.ts. */
for (const [file, text] of await buildSchemaFiles()) {
  writeInFolder(file, text)
  console.log(file)
}
