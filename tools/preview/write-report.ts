import type { ListedChange, LookChange, PageChanges } from './compare'

/** Maximum lines per section, to keep the comment readable if every page changes. */
const MAX_LINES = 50

/** First line of the comment. The next report uses it to find this one. */
export const reportMark = '<!-- preview-report -->'

/** Titles come from whoever opens the pull request, so they must not become a mention, link or tag. */
const toPlain = (title: string) =>
  title.replaceAll(/[\\`*_{}[\]()<>#+!|@~]/g, (character) => `&#${character.charCodeAt(0)};`)

function writeList(name: string, changes: readonly ListedChange[], origin: string): string[] {
  if (changes.length === 0) return []
  const lines = changes
    .slice(0, MAX_LINES)
    .map(({ path, title }) => `- [${toPlain(title)}](${origin}${path}) \`${path}\``)
  const more = changes.length - lines.length
  return [`### ${name} (${changes.length})`, '', ...lines, ...(more > 0 ? [`- and ${more} more`] : []), '']
}

/**
 * A branch's changes, as a Markdown comment.
 * @param previewUrl URL of the preview, including its folder
 * @param siteUrl where removed pages still exist
 * @param looks pages that look different; the full report is in the preview's `looks` folder
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
