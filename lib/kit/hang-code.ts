/** Lines up to this length fit on a phone of 360 px. */
const longestLine = 34

/** Stands for a tag while lines are split, because attributes can contain line breaks. */
const place = /\uE000(\d+)\uE001/g

/** Where words longer than a line can break: after these characters, as in `@eventcatalog/create-eventcatalog`, but not in a version. */
const breakable = /(?<=[\w.-](?:[/_-]|\.(?!\d)))(?=[\w@])/g

/** A line as it's shown, with one character for each entity. */
const toBare = (line: string) => line.replaceAll(place, '').replaceAll(/&[^;]+;/g, '_')

function hangLines(code: string): string {
  const tags: string[] = []
  const text = code.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, (tag) => `\uE000${tags.push(tag) - 1}\uE001`)
  const lines = text.split('\n').map((line) => {
    const bare = toBare(line)
    if (bare.length <= longestLine) return line
    const indent = bare.search(/\S/)
    const isTooLong = (word: string) => indent + word.length > longestLine
    // A word that can't break would otherwise leave its indentation on a line of its own.
    const isStuck = bare.split(' ').some((word) => word.split(breakable).some(isTooLong))
    const style = ` style="--in:${indent}${isStuck ? ';word-break:break-all' : ''}"`
    const whole = line
      .replaceAll(/\S+/g, (word) => (isTooLong(toBare(word)) ? word.replaceAll(breakable, '<wbr>') : word))
      // `--save-exact` may not break after a hyphen.
      .replaceAll(/(?<=[ \uE001])--[a-z][a-z-]*/g, '<span class="whitespace-nowrap">$&</span>')
    const first = Number(/^\uE000(\d+)/.exec(line)?.[1] ?? -1)
    const tag = tags[first] ?? ''
    if (!/^<span class="l[" ]/.test(tag)) return `<span class="hang"${style}>${whole}</span>`
    tags[first] = `${tag.slice(0, -1)}${style}>`
    return whole
  })
  return lines.join('\n').replaceAll(place, (_, index: string) => tags[Number(index)] ?? '')
}

/**
 * Marks long lines of code with their indentation, which CSS uses where code wraps, on phones. Long words and paths in
 * titles break at separators, and flags stay together. Diffs stay as they are: their marks contain the line break.
 */
export function hangCode(html: string): string {
  return html
    .replaceAll(/(?<=<span class="code-title">)[^<]+/g, (title) => title.replaceAll(/\/(?=\w)/g, '/<wbr>'))
    .replaceAll(
      /(<pre[^>]*><code[^>]*>)([\s\S]*?)(<\/code><\/pre>)/g,
      (block: string, start: string, code: string, end: string) =>
        /<(?:del|ins)>/.test(code) ? block : start + hangLines(code) + end,
    )
}
