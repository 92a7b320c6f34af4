import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ProblemList } from '../kit/problems'
import { checkFields, showValue, type CheckOptions } from './check-fields'
import { categoryFields, contentFolders, findCollection, type Collection } from './fields'
import { isPrivatePath, parseFields, type SourceFile, parseSource, readUtf8 } from './source-file'
import { toSuggestion } from '../kit/closest'
import { readDataFile } from './declared'
import { listFiles } from '../kit/files'
import { isLeftOut } from './tree-settings'

/** Whether a text is valid JSON. Reports the line of an error, from the position in the parser's message. */
function checkJson(file: string, text: string, problems: ProblemList): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1] ?? text.length
    const line = text.slice(0, Number(position)).split('\n').length
    // The rest of the parser's message varies between Node versions.
    problems.error(file, line, 'Invalid JSON. Check the commas, quotes and brackets.')
    return false
  }
}

function checkCategory(dir: string, file: string, options: CheckOptions, problems: ProblemList): void {
  const text = readFileSync(path.join(dir, file), 'utf8')
  if (file.endsWith('.json') && !checkJson(file, text, problems)) return
  const { values, lines, error } = parseFields(text)
  if (error !== undefined) problems.error(file, error.line, `Invalid YAML: ${error.message}`)
  else if (values === undefined) problems.error(file, 1, 'Expected fields such as "label", found something else.')
  if (values === undefined) return
  checkFields({ file, values, lines }, categoryFields, options, problems)
  const { type, id } = (values.link ?? { type: 'generated-index' }) as { type?: unknown; id?: unknown }
  if (type === 'generated-index' || (type === 'doc' && typeof id === 'string')) return
  const expected = 'expected {"type": "generated-index"} or {"type": "doc", "id": "page"}'
  const message = `Field "link": ${expected}, got ${showValue(values.link)}.`
  problems[options.strict ? 'error' : 'warn'](file, lines.link, message)
}

const MAX_LISTED = 40

/** An author's id. Undefined for authors defined in the post itself. */
function toAuthorId(author: unknown): string | undefined {
  const id = typeof author === 'string' ? author : (author as { key?: unknown } | null)?.key
  return typeof id === 'string' ? id : undefined
}

/** ` Did you mean "a"?`, or all ids if none is close and there are few. */
function toHint(id: string, known: readonly string[], file: string): string {
  const hint = toSuggestion(id, known, (name) => `"${name}"`)
  if (hint !== '') return hint
  const isShort = known.length > 0 && known.length <= MAX_LISTED
  return isShort ? ` Expected one of ${known.join(', ')}, or a new entry in ${file}.` : ` Add it to ${file}.`
}

/** Reports undeclared authors and tags. Content from elsewhere may use undeclared tags and define authors in posts. */
function checkDeclared(dir: string, sources: readonly SourceFile[], strict: boolean, problems: ProblemList): void {
  const authors = Object.keys(readDataFile(dir, 'authors', problems))
  const tags = Object.keys(readDataFile(dir, 'tags', problems))
  for (const { file, frontMatter, fieldLines } of sources) {
    if (!file.startsWith('blog/') || isPrivatePath(file) || isLeftOut(dir, file)) continue
    for (const author of [frontMatter.authors ?? []].flat().map(toAuthorId)) {
      if (author === undefined && strict)
        problems.error(file, fieldLines.authors, 'The post defines an author inline. Expected an ID from authors.yml.')
      if (author === undefined || authors.includes(author)) continue
      const hint = toHint(author, authors, 'authors.yml')
      problems.error(file, fieldLines.authors, `Unknown author "${author}".${hint}`)
    }
    for (const tag of strict ? [frontMatter.tags ?? []].flat() : []) {
      if (typeof tag === 'string' && tags.includes(tag)) continue
      const hint = toHint(typeof tag === 'string' ? tag : showValue(tag), tags, 'tags.yml')
      problems.error(file, fieldLines.tags, `Unknown tag ${showValue(tag)}.${hint}`)
    }
  }
}

/** A larger page is probably a mistake, such as a pasted log or an inlined image. */
const MAX_BYTES = 1_000_000

function validatePage(dir: string, file: string, collection: Collection, options: CheckOptions, problems: ProblemList) {
  const size = statSync(path.join(dir, file), { throwIfNoEntry: false })?.size
  // It was removed after the folder was listed.
  if (size === undefined) return undefined
  if (size > MAX_BYTES) {
    problems.error(file, undefined, `The file is ${size} bytes. Expected at most ${MAX_BYTES}. Split the page.`)
    return undefined
  }
  const text = readUtf8(path.join(dir, file), file, problems)
  if (text?.trim() === '')
    problems[options.strict ? 'error' : 'warn'](file, 1, 'The file is empty. Expected front matter and text.')
  const source = text === undefined || text.trim() === '' ? undefined : parseSource(file, text, problems)
  if (source === undefined) return undefined
  if (isPrivatePath(file)) {
    if (options.strict && collection.name !== 'Partial')
      problems.error(file, undefined, 'Files that start with "_" aren’t pages. Put shared text in partials/.')
  } else if (!isLeftOut(dir, file))
    checkFields({ file, values: source.frontMatter, lines: source.fieldLines }, collection.fields, options, problems)
  return source
}

/** Data and images that are allowed in content folders. */
const dataFile = /(?:^|\/)(?:authors|tags)\.ya?ml$/
const otherFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|json|csv|zip|txt)$/i

/** Validates files of a content tree, and returns the pages that could be read. `dir` is absolute. */
export function validateFiles(dir: string, files: readonly string[], options: CheckOptions, problems: ProblemList) {
  const sources = files.flatMap((file) => {
    const collection = findCollection(file)
    if (collection !== undefined) return validatePage(dir, file, collection, options, problems) ?? []
    if (/^_category_\.(json|ya?ml)$/.test(path.posix.basename(file))) checkCategory(dir, file, options, problems)
    else if (options.strict && !dataFile.test(file) && !otherFile.test(file))
      problems.error(file, undefined, 'Unknown file type. Expected .mdx, .md, _category_.json or an image.')
    return []
  })
  checkDeclared(dir, sources, options.strict, problems)
  return sources
}

/** Validates a content tree before building it, and returns the pages that could be read. `dir` is absolute. */
export function validateTree(dir: string, options: CheckOptions, problems: ProblemList) {
  const files = contentFolders.flatMap((folder) => listFiles(dir, folder))
  const sources = validateFiles(dir, files, options, problems)
  // Docusaurus has a page for each tag of the documentation. Reported once, because whole trees use them.
  const tagged = sources.filter(({ file, frontMatter }) => findCollection(file)?.name === 'Doc' && frontMatter.tags)
  const more = tagged.length === 1 ? '' : ` ${tagged.length} pages have this field.`
  for (const { file, fieldLines } of tagged.slice(0, 1))
    problems.warn(file, fieldLines.tags, `Field "tags" isn’t shown, because only posts have tag pages.${more}`)
  return sources
}
