/** A page view, as sent to analytics services. */
export interface PageView {
  /** Without query and hash, which could contain search terms. */
  url: string
  title: string
  /** The previous page, on this site or the one that linked here. */
  referrer: string
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** @param address full URL of the page. Visitors may have typed it, query included. */
export function toPageView(address: string, title: string, referrer: string): PageView {
  return { url: withoutQuery(address), title, referrer: withoutQuery(referrer) }
}
