import { toSuggestion } from '../kit/closest'
import { parseSource, readUtf8 } from '../content/source-file'
import { listFiles } from '../kit/files'
import { ProblemList } from '../kit/problems'
import path from 'node:path'

/** Our documentation of a function, or of one of the SDK's overview pages. */
export type SdkNote = NonNullable<ReturnType<typeof readNote>>

export const notesFolder = 'sdk'

/** Notes for overview pages. */
export const pageNotes = ['index', 'types'] as const

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** @param file path relative to the content folder */
function readNote(contentDir: string, file: string) {
  const problems = new ProblemList()
  const text = readUtf8(path.join(contentDir, file), file, problems)
  const source = text === undefined ? undefined : parseSource(file, text, problems)
  if (source === undefined) return undefined
  const { body, bodyOffset, frontMatter } = source
  const { description, title, returns, keywords } = frontMatter
  return {
    ...{ file, body, bodyOffset },
    name: path.posix.basename(file).replace(/\.mdx?$/, ''),
    description: toText(description) ?? '',
    title: toText(title),
    /** Description of the resolved value. */
    returns: toText(returns),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
  }
}

/** Notes by name. Skips unreadable files, which validation reports. */
export function readNotes(contentDir: string): Map<string, SdkNote> {
  const files = listFiles(contentDir, notesFolder).filter((file) => /\.mdx?$/.test(file))
  const notes = files.map((file) => readNote(contentDir, file)).filter((note) => note !== undefined)
  return new Map(notes.map((note) => [note.name, note]))
}

/** Reports notes without a function, and functions without a note. @param names functions of the installed SDK */
export function checkNotes(notes: ReadonlyMap<string, SdkNote>, names: readonly string[], problems: ProblemList): void {
  if (notes.size === 0) return
  const known = new Set<string>([...names, ...pageNotes])
  for (const { name, file } of notes.values()) {
    if (known.has(name)) continue
    const hint = toSuggestion(name, names, (each) => `"${each}"`)
    problems.error(file, undefined, `The SDK has no function "${name}".${hint} Rename or delete the note.`)
  }
  for (const page of pageNotes)
    if (!notes.has(page))
      problems.error(`${notesFolder}/${page}.mdx`, undefined, `Missing file. Expected the text for /docs/sdk/${page}.`)
  for (const name of names.filter((each) => !notes.has(each))) {
    const message = `The function ${name} has no note. Its page shows the package’s comment and no example.`
    problems.warn(`${notesFolder}/${name}.mdx`, undefined, message)
  }
}
