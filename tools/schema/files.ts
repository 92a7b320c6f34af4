import { format, resolveConfig } from 'prettier'
import { schemas, type SchemaName } from './build-schema'
import { buildFrontMatterSnippets } from './snippets'

/** Files that tell editors about the content model: paths relative to the repository root, with contents. */
export async function buildSchemaFiles(): Promise<Map<string, string>> {
  const config = await resolveConfig('package.json')
  const files = new Map<string, string>()
  // Formatted like `npm run format` would. Prettier chooses JSON or JSON with comments by file name.
  const add = async (file: string, data: unknown) =>
    files.set(file, await format(JSON.stringify(data, null, 2), { ...config, filepath: file }))
  for (const name of Object.keys(schemas) as SchemaName[])
    await add(`.vscode/front-matter/${name.toLowerCase()}.schema.json`, schemas[name])
  await add('.vscode/front-matter.code-snippets', buildFrontMatterSnippets())
  return files
}
