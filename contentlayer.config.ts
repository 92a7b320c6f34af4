import { defineDocumentType, makeSource, type FieldDef, type FieldDefs } from 'contentlayer2/source-files'
import { categoryFields, collections, contentFolders, type Field, type Fields } from './lib/content/fields'
import { getContentDir, isForeignTree } from '@/lib/kit/env'

const foreign = isForeignTree()

/** Content from elsewhere may contain any value. lib/content/validate.ts reports invalid ones with line numbers. */
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

/** Only schema and raw text, because lib/mdx compiles the content. */
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
  description: 'The name of a folder of pages, and its position in the sidebar.',
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
