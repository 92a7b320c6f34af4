/** Lines up to this length fit on a phone of 360 px. */
const longestLine = 34

/** Stands for a tag while lines are split, because attributes can contain line breaks. */
const place = /\uE000(\d+)\uE001/g

function hangLines(code: string): string {
  const tags: string[] = []
  const text = code.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, (tag) => `\uE000${tags.push(tag) - 1}\uE001`)
  const lines = text.split('\n').map((line) => {
    const bare = line.replaceAll(place, '').replaceAll(/&[^;]+;/g, '_')
    if (bare.length <= longestLine) return line
    const indent = bare.search(/\S/)
    const hasLong = (words: readonly string[]) => words.some((word) => indent + word.length > longestLine)
    const canSplit = hasLong(bare.split(' '))
    // A word that's longer than a line would otherwise leave its indentation on a line of its own.
    const isLong = canSplit && hasLong(bare.split(/ |(?<=\/)/))
    const style = ` style="--in:${indent}${isLong ? ';word-break:break-all' : ''}"`
    // `--save-exact` may not break after a hyphen.
    const flags = line.replaceAll(/(?<=[ \uE001])--[a-z][a-z-]*/g, '<span class="whitespace-nowrap">$&</span>')
    // `@eventcatalog/create-eventcatalog@latest` breaks after its slash.
    const whole = canSplit && !isLong ? flags.replaceAll(/(?<=[\w.-]\/)(?=[\w@.-])/g, '<wbr>') : flags
    const first = Number(/^\uE000(\d+)/.exec(line)?.[1] ?? -1)
    const tag = tags[first] ?? ''
    if (!/^<span class="l[" ]/.test(tag)) return `<span class="hang"${style}>${whole}</span>`
    tags[first] = `${tag.slice(0, -1)}${style}>`
    return whole
  })
  return lines.join('\n').replaceAll(place, (_, index: string) => tags[Number(index)] ?? '')
}

/**
 * Marks long lines of code with their indentation, so that on phones, where code wraps, CSS indents the rest of the line.
 * Keeps flags of commands together. Diffs stay as they are: their marks contain the line break.
 * @param html compiled text of a page
 */
export function hangCode(html: string): string {
  return html.replaceAll(
    /(<pre[^>]*><code[^>]*>)([\s\S]*?)(<\/code><\/pre>)/g,
    (block: string, start: string, code: string, end: string) =>
      /<(?:del|ins)>/.test(code) ? block : start + hangLines(code) + end,
  )
}
