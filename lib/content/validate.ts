import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isMap, LineCounter, parseDocument } from 'yaml'
import type { ProblemList } from '../kit/problems'
import { checkFields, showValue, type CheckOptions } from './check-fields'
import { categoryFields, contentFolders, findCollection } from './fields'
import { readFieldLines, isPrivatePath, type SourceFile, parseSource, readUtf8 } from './source-file'
import { toSuggestion } from '../kit/closest'
import { readDeclared } from './declared'
import { listFiles } from '../kit/files'
import { isLeftOut } from './tree-settings'

/** Line of a JSON syntax error, from the position in the parser's message. */
function findLine(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length
}

function checkLink(
  file: string,
  line: number | undefined,
  link: unknown,
  options: CheckOptions,
  problems: ProblemList,
) {
  if (link === undefined || link === null) return
  const { type, id } = link as { type?: unknown; id?: unknown }
  if (type === 'generated-index' || (type === 'doc' && typeof id === 'string')) return
  const expected = 'expected {"type": "generated-index"} or {"type": "doc", "id": "page"}'
  const message = `Field "link": ${expected}, got ${showValue(link)}.`
  if (options.strict) problems.error(file, line, message)
  else problems.warn(file, line, message)
}

/** Reports problems in a `_category_` file. */
function checkCategory(dir: string, file: string, options: CheckOptions, problems: ProblemList): void {
  const text = readFileSync(path.join(dir, file), 'utf8')
  if (file.endsWith('.json')) {
    try {
      JSON.parse(text)
    } catch (error) {
      // The rest of the parser's message varies between Node versions.
      const line = findLine(text, (error as Error).message)
      problems.error(file, line, 'Invalid JSON. Check the commas, quotes and brackets.')
      return
    }
  }
  // JSON is valid YAML, and the YAML parser provides line numbers.
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const { line } = counter.linePos(error.pos[0])
    problems.error(file, line, `Invalid YAML: ${error.message}`)
    return
  }
  if (document.contents === null) return
  if (!isMap(document.contents)) {
    problems.error(file, 1, 'Expected fields such as "label", found something else.')
    return
  }
  const values = document.toJS() as Record<string, unknown>
  const lines = readFieldLines(document.contents, counter, 0)
  checkFields({ file, values, lines }, categoryFields, options, problems)
  checkLink(file, lines.link, values.link, options, problems)
}

/** Messages don't list more names than this. */
const MAX_LISTED = 40

/** An author's id. Undefined for authors defined in the post itself. */
function toAuthorId(author: unknown): string | undefined {
  if (typeof author === 'string') return author
  const key = (author as { key?: unknown } | null)?.key
  return typeof key === 'string' ? key : undefined
}

/** ` Did you mean "a"?`, or all ids if none is close and there are few. */
function toHint(id: string, known: readonly string[], file: string): string {
  const hint = toSuggestion(id, known, (name) => `"${name}"`)
  if (hint !== '') return hint
  if (known.length > 0 && known.length <= MAX_LISTED)
    return ` Expected one of ${known.join(', ')}, or a new entry in ${file}.`
  return ` Add it to ${file}.`
}

/** Reports undeclared authors and tags. Content from elsewhere may use undeclared tags and define authors in posts. */
function checkDeclared(
  dir: string,
  sources: readonly SourceFile[],
  { strict }: CheckOptions,
  problems: ProblemList,
): void {
  const authors = readDeclared(dir, 'authors', problems)
  const tags = readDeclared(dir, 'tags', problems)
  for (const { file, frontMatter, fieldLines } of sources) {
    if (!file.startsWith('blog/') || isPrivatePath(file) || isLeftOut(dir, file)) continue
    for (const author of [frontMatter.authors ?? []].flat().map(toAuthorId)) {
      if (author === undefined && strict)
        problems.error(file, fieldLines.authors, 'The post defines an author inline. Expected an id from authors.yml.')
      if (author === undefined || authors.includes(author)) continue
      const hint = toHint(author, authors, 'authors.yml')
      problems.error(file, fieldLines.authors, `Unknown author "${author}".${hint}`)
    }
    if (!strict) continue
    for (const tag of [frontMatter.tags ?? []].flat()) {
      if (typeof tag === 'string' && tags.includes(tag)) continue
      const hint = toHint(typeof tag === 'string' ? tag : showValue(tag), tags, 'tags.yml')
      problems.error(file, fieldLines.tags, `Unknown tag ${showValue(tag)}.${hint}`)
    }
  }
}

/** A larger page is probably a mistake, such as a pasted log or an inlined image. */
const MAX_BYTES = 1_000_000

/** Reads one page and reports problems with the file and its front matter. */
function validateFile(dir: string, file: string, options: CheckOptions, problems: ProblemList): SourceFile | undefined {
  const collection = findCollection(file)
  if (collection === undefined) return undefined
  const size = statSync(path.join(dir, file), { throwIfNoEntry: false })?.size
  // It was removed after the folder was listed.
  if (size === undefined) return undefined
  if (size > MAX_BYTES) {
    problems.error(file, undefined, `The file is ${size} bytes. Expected at most ${MAX_BYTES}. Split the page.`)
    return undefined
  }
  const text = readUtf8(path.join(dir, file), file, problems)
  if (text === undefined) return undefined
  if (text.trim() === '') {
    const message = 'The file is empty. Expected front matter and text.'
    if (options.strict) problems.error(file, 1, message)
    else problems.warn(file, 1, message)
    return undefined
  }
  const source = parseSource(file, text, problems)
  if (source === undefined) return undefined
  if (isPrivatePath(file)) {
    if (options.strict && collection.name !== 'Partial') {
      problems.error(file, undefined, 'Files that start with "_" aren’t pages. Put shared text in partials/.')
    }
    return source
  }
  if (isLeftOut(dir, file)) return source
  const { frontMatter: values, fieldLines: lines } = source
  checkFields({ file, values, lines }, collection.fields, options, problems)
  return source
}

/** Other files that are allowed in content folders, such as data and images. */
function isKnownExtra(file: string): boolean {
  const name = path.posix.basename(file)
  if (/^(authors|tags)\.ya?ml$/.test(name)) return true
  return /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|json|csv|zip|txt)$/i.test(name)
}

/**
 * Validates some files of a content tree.
 * @param dir absolute path of the tree
 * @param files paths relative to it
 * @returns the pages that could be read
 */
export function validateFiles(
  dir: string,
  files: readonly string[],
  options: CheckOptions,
  problems: ProblemList,
): SourceFile[] {
  const sources: SourceFile[] = []
  for (const file of files) {
    if (/^_category_\.(json|ya?ml)$/.test(path.posix.basename(file))) {
      checkCategory(dir, file, options, problems)
      continue
    }
    const source = validateFile(dir, file, options, problems)
    if (source !== undefined) sources.push(source)
    else if (findCollection(file) === undefined && options.strict && !isKnownExtra(file)) {
      problems.error(file, undefined, 'Unknown file type. Expected .mdx, .md, _category_.json or an image.')
    }
  }
  checkDeclared(dir, sources, options, problems)
  return sources
}

/** Docusaurus has a page for each tag of the documentation. Reported once, because whole trees use them. */
function reportDocTags(sources: readonly SourceFile[], problems: ProblemList): void {
  const tagged = sources.filter(({ file, frontMatter }) => findCollection(file)?.name === 'Doc' && frontMatter.tags)
  const [first] = tagged
  if (first === undefined) return
  const more = tagged.length === 1 ? '' : ` ${tagged.length} pages have this field.`
  const message = `Field "tags" isn’t shown, because only posts have tag pages.${more}`
  problems.warn(first.file, first.fieldLines.tags, message)
}

/**
 * Validates a content tree before building it.
 * @param dir absolute path of the tree
 * @returns the pages that could be read
 */
export function validateTree(dir: string, options: CheckOptions, problems: ProblemList): SourceFile[] {
  const files = contentFolders.flatMap((folder) => listFiles(dir, folder))
  const sources = validateFiles(dir, files, options, problems)
  reportDocTags(sources, problems)
  return sources
}
