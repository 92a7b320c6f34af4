import type { ListedChange, LookChange, PageChanges } from './compare'

/** Lines of one kind; a change of every page would make a comment that nobody reads. */
const MAX_LINES = 50

/** The first line of the comment, by which the next report finds it. */
export const reportMark = '<!-- preview-report -->'

/** A title is written by whoever opens a pull request: nothing in it may become a mention, a link or a tag. */
function toPlain(title: string): string {
  return title.replaceAll(/[\\`*_{}[\]()<>#+!|@~]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function writeList(name: string, changes: readonly ListedChange[], origin: string): string[] {
  if (changes.length === 0) return []
  const lines = changes
    .slice(0, MAX_LINES)
    .map(({ path, title }) => `- [${toPlain(title)}](${origin}${path}) \`${path}\``)
  const more = changes.length - lines.length
  return [`### ${name} (${changes.length})`, '', ...lines, ...(more > 0 ? [`- and ${more} more`] : []), '']
}

/**
 * What a branch changes, as a comment in Markdown.
 * @param previewUrl where the preview stands, with its folder
 * @param siteUrl where removed pages still are
 * @param looks pages that look different; their report is in the `looks` folder of the preview
 */
export function writePreviewReport(
  changes: PageChanges,
  previewUrl: string,
  siteUrl: string,
  looks: readonly LookChange[] = [],
): string {
  const preview = previewUrl.replace(/\/+$/, '')
  const { added, changed, removed } = changes
  const isSame = [added, changed, removed, looks].every(({ length }) => length === 0)
  return [
    reportMark,
    `## Preview: ${preview}/`,
    '',
    ...(isSame ? ['No page differs.', ''] : []),
    ...writeList('Added', added, preview),
    ...writeList('Changed', changed, preview),
    ...writeList('Removed', removed, siteUrl.replace(/\/+$/, '')),
    ...writeList('Look different', looks, preview),
    ...(looks.length > 0 ? [`[Compare the pictures](${preview}/looks/index.html)`, ''] : []),
  ].join('\n')
}
