import { toSuggestion } from '../kit/closest'
import { parseSource, readUtf8 } from '../content/source-file'
import { listFiles } from '../kit/files'
import { ProblemList } from '../kit/problems'
import path from 'node:path'

/** Our documentation of a function, or of one of the SDK's overview pages. */
export interface SdkNote {
  /** Path relative to the content folder. */
  file: string
  /** Function or page name. */
  name: string
  description: string
  title: string | undefined
  /** Description of the resolved value. */
  returns: string | undefined
  keywords: string[]
  body: string
  bodyOffset: number
}

export const notesFolder = 'sdk'

/** Notes for overview pages. */
export const pageNotes = ['index', 'types'] as const

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Notes by name. Skips unreadable files, which validation reports. */
export function readNotes(contentDir: string): Map<string, SdkNote> {
  const notes = new Map<string, SdkNote>()
  for (const file of listFiles(contentDir, notesFolder).filter((each) => /\.mdx?$/.test(each))) {
    const problems = new ProblemList()
    const text = readUtf8(path.join(contentDir, file), file, problems)
    const source = text === undefined ? undefined : parseSource(file, text, problems)
    if (source === undefined) continue
    const { description, title, returns, keywords } = source.frontMatter
    const name = path.posix.basename(file).replace(/\.mdx?$/, '')
    const { body, bodyOffset } = source
    const texts = { description: toText(description) ?? '', title: toText(title), returns: toText(returns) }
    notes.set(name, {
      ...{ file, name, body, bodyOffset, ...texts },
      keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
    })
  }
  return notes
}

/**
 * Reports notes without a function, and functions without a note.
 * @param names functions of the installed SDK
 */
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
