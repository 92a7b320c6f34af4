/** Characters of a selected text that a report quotes: addresses have an end. */
const MAX_QUOTE = 1000

/** Address of the repository of package.json; undefined where there is none. next.config.ts puts it here. */
function findRepository(): string | undefined {
  return process.env.NEXT_PUBLIC_REPOSITORY || undefined
}

/**
 * A new issue about a page, filled in.
 * @param page address of the page, as the reader sees it
 * @param repository undefined leaves the link out
 */
export function toReportUrl(page: string, repository = findRepository()): string | undefined {
  if (repository === undefined) return undefined
  const url = new URL(`${repository}/issues/new`)
  url.searchParams.set('title', 'Problem with a page')
  url.searchParams.set('body', `Page: ${page}\n\n`)
  return url.href
}

/** The same issue with the text that the reader had selected. */
export function withSelection(href: string, selected: string): string {
  const text = selected.trim().slice(0, MAX_QUOTE)
  if (text === '') return href
  const url = new URL(href)
  const quote = text.replaceAll(/^/gm, '> ')
  url.searchParams.set('body', `${url.searchParams.get('body') ?? ''}${quote}\n\n`)
  return url.href
}
