import { toSuggestion } from '../kit/closest'
import type { ProblemList } from '../kit/problems'
import { showValue, type CheckOptions } from './check-fields'
import { readDeclared } from './declared'
import { isPrivatePath, type SourceFile } from './source-file'

/** Longer lists don't help. */
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
export function checkDeclared(
  dir: string,
  sources: readonly SourceFile[],
  { strict }: CheckOptions,
  problems: ProblemList,
): void {
  const authors = readDeclared(dir, 'authors', problems)
  const tags = readDeclared(dir, 'tags', problems)
  for (const { file, frontMatter, fieldLines } of sources) {
    if (!file.startsWith('blog/') || isPrivatePath(file)) continue
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
