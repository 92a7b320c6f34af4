const opening = /^(?<indent>[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(?<mark>`{3,}|~{3,})(?<info>[^`]*)$/

/**
 * Transforms the lines of a text, except within fences.
 * @param changeInfo transforms the text after an opening fence
 */
export function changeLines(
  text: string,
  changeText: (line: string) => string,
  changeInfo = (info: string): string => info,
): string {
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
