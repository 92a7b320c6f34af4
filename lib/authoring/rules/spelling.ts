import { listWordings } from '../lint/words'
import { textCollections, type Rule } from '../lint/types'

/** US spelling. Words that only this site knows stand in cspell-words.txt. */
export const spelling: Rule = {
  name: 'spelling',
  collections: [...textCollections, 'Category'],
  async check(page, report, { speller }) {
    const wordings = listWordings(page)
    // One text a page: the checker's own work a call is larger than that for a paragraph.
    const starts: number[] = []
    let text = ''
    for (const wording of wordings) {
      starts.push(text.length)
      text += `${wording.text}\n`
    }
    for (const { word, offset, suggestion } of await speller(text)) {
      const index = starts.findLastIndex((start) => start <= offset)
      const line = wordings[index]?.lineAt(offset - (starts[index] ?? 0))
      const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
      report(line, `Unknown word "${word}".${hint} Words of ours belong to cspell-words.txt.`)
    }
  },
}
