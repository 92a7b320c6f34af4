import { format, resolveConfig } from 'prettier'
import { schemas, type SchemaName } from './build-schema'
import { buildFrontMatterSnippets } from './snippets'

/** Where editors find what the content model says: path from the root of the repository, and text. */
export async function buildSchemaFiles(): Promise<Map<string, string>> {
  const config = await resolveConfig('package.json')
  const files = new Map<string, string>()
  // As `npm run format` would leave it: the name decides whether it is JSON, or JSON with comments.
  const add = async (file: string, data: unknown) =>
    files.set(file, await format(JSON.stringify(data, null, 2), { ...config, filepath: file }))
  for (const name of Object.keys(schemas) as SchemaName[])
    await add(`.vscode/front-matter/${name.toLowerCase()}.schema.json`, schemas[name])
  await add('.vscode/front-matter.code-snippets', buildFrontMatterSnippets())
  return files
}
