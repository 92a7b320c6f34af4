import { defineDocumentType, makeSource, type FieldDef, type FieldDefs } from 'contentlayer2/source-files'
import { categoryFields, collections, contentFolders, type Field, type Fields } from './lib/content/fields'
import { getContentDir, isForeignTree } from '@/lib/kit/env'

const foreign = isForeignTree()

/** A foreign tree may hold any value: what the site cannot use is told by lib/content/validate.ts, with its line. */
function toFieldDef({ type, description, required = false, options }: Field): FieldDef {
  const base = { description, required: required && !foreign }
  if (foreign || type === 'any') return { type: 'json', ...base }
  if (options !== undefined) return { type: 'enum', options: [...options], ...base }
  if (type === 'strings') return { type: 'list', of: { type: 'string' }, ...base }
  return { type, ...base }
}

function toFieldDefs(fields: Fields): FieldDefs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toFieldDef(field)]))
}

/** Schema and raw text only: the text is compiled once, by lib/mdx. */
const parseNothing = { parser: () => ({ type: 'root', children: [] }), compiler: () => '' }

const pages = collections.map(({ name, pattern, description, fields }) =>
  defineDocumentType(() => ({
    name,
    description,
    filePathPattern: pattern,
    contentType: 'markdown',
    fields: toFieldDefs(fields),
  })),
)

const Category = defineDocumentType(() => ({
  name: 'Category',
  description: 'What a folder of pages is called and where it stands.',
  filePathPattern: '**/_category_.{json,yml,yaml}',
  contentType: 'data',
  fields: toFieldDefs(categoryFields),
}))

export default makeSource({
  contentDirPath: getContentDir(),
  contentDirInclude: [...contentFolders],
  disableImportAliasWarning: true,
  onExtraFieldData: foreign ? 'ignore' : 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: foreign ? 'skip-ignore' : 'fail',
  documentTypes: [...pages, Category],
  markdown: (processor) => {
    Object.assign(processor, {
      Parser: parseNothing.parser,
      parser: parseNothing.parser,
      Compiler: parseNothing.compiler,
      compiler: parseNothing.compiler,
    })
  },
})
