/** Maximum length of the quoted selection, because URLs are limited in length. */
const MAX_QUOTE = 1000

/** URL of a prefilled issue about a page. Undefined if package.json has no repository. */
export function toReportUrl(page: string, repository = process.env.NEXT_PUBLIC_REPOSITORY): string | undefined {
  if (!repository) return undefined
  const url = new URL(`${repository}/issues/new`)
  url.searchParams.set('title', 'Problem with a page')
  url.searchParams.set('body', `Page: ${page}\n\n`)
  return url.href
}

/** Adds the reader's selected text to the issue. */
export function withSelection(href: string, selected: string): string {
  const text = selected.trim().slice(0, MAX_QUOTE)
  if (text === '') return href
  const url = new URL(href)
  url.searchParams.set('body', `${url.searchParams.get('body') ?? ''}${text.replaceAll(/^/gm, '> ')}\n\n`)
  return url.href
}
