import { statSync } from 'node:fs'
import path from 'node:path'
import type { ProblemList } from '../kit/problems'
import { checkCategory } from './check-category'
import { checkDeclared } from './check-declared'
import { checkFields, type CheckOptions } from './check-fields'
import { contentFolders, findCollection } from './fields'
import { isPrivatePath, parseSource, readUtf8, type SourceFile } from './source-file'
import { listFiles } from '../kit/files'

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
