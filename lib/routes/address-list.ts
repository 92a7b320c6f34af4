/** A page by its address, as visitors may be led to it. */
export interface ListedPage {
  /** Without the folder that the site is served from. */
  path: string
  title: string
}

/** One line for each listed page: its address, a tab, its title. */
export function writeAddressList(pages: readonly (ListedPage & { unlisted: boolean })[]): string {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, title }) => `${path}\t${title.replaceAll(/\s+/g, ' ')}\n`)
    .join('')
}

/** Lines that are no such pair are passed over: the file may come from a host that answers everything with a page. */
export function parseAddressList(text: string): ListedPage[] {
  return text.split('\n').flatMap((line) => {
    const [path = '', title = ''] = line.split('\t')
    return path.startsWith('/') && title !== '' ? [{ path, title }] : []
  })
}
