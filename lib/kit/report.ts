/** Maximum length of the quoted selection, because URLs are limited in length. */
const MAX_QUOTE = 1000

/** Repository URL from package.json, inlined by next.config.ts. Undefined if there is none. */
function findRepository(): string | undefined {
  return process.env.NEXT_PUBLIC_REPOSITORY || undefined
}

/**
 * URL of a prefilled issue about a page.
 * @param repository undefined to omit the link
 */
export function toReportUrl(page: string, repository = findRepository()): string | undefined {
  if (repository === undefined) return undefined
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
  const quote = text.replaceAll(/^/gm, '> ')
  url.searchParams.set('body', `${url.searchParams.get('body') ?? ''}${quote}\n\n`)
  return url.href
}
