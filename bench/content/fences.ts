const opening = /^(?<indent>[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(?<mark>`{3,}|~{3,})(?<info>[^`]*)$/

/** What is done with a line: code inside of a fence is left as it is. */
interface LineChanges {
  changeText: (line: string) => string
  /** @param info what stands behind the backticks that open a fence */
  changeInfo: (info: string) => string
}

/** Changes the lines of a text, and leaves alone what stands in fences. */
export function changeLines(text: string, { changeText, changeInfo }: LineChanges): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const { indent = '', mark, info = '' } = opening.exec(line)?.groups ?? {}
      if (fence !== undefined) {
        if (mark?.startsWith(fence) === true && info.trim() === '') fence = undefined
        return line
      }
      if (mark === undefined) return changeText(line)
      fence = mark
      return indent + mark + changeInfo(info)
    })
    .join('\n')
}
