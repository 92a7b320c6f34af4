import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchemaFiles } from '@/tools/schema/files'

/** `npm run schema`: updates editor files for front matter from lib/content/fields.ts. */
for (const [file, text] of await buildSchemaFiles()) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
