const opening = /^(?<indent>[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(?<mark>`{3,}|~{3,})(?<info>[^`]*)$/

/** Transformations of lines outside code blocks. */
interface LineChanges {
  changeText: (line: string) => string
  /** @param info text after the opening fence */
  changeInfo: (info: string) => string
}

/** Transforms the lines of a text, except within fences. */
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
