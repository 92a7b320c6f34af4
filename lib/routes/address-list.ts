export interface ListedPage {
  /** Without the base path. */
  path: string
  title: string
}

/** One line per listed page: address, tab, title. */
export function writeAddressList(pages: readonly (ListedPage & { unlisted: boolean })[]): string {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, title }) => `${path}\t${title.replaceAll(/\s+/g, ' ')}\n`)
    .join('')
}

/** Skips malformed lines, because some hosts respond to any request with an HTML page. */
export function parseAddressList(text: string): ListedPage[] {
  return text.split('\n').flatMap((line) => {
    const [path = '', title = ''] = line.split('\t')
    return path.startsWith('/') && title !== '' ? [{ path, title }] : []
  })
}
