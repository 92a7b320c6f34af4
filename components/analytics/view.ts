/** A page that was looked at, as it is told to those who count. */
export interface PageView {
  /** Without query and hash: what was searched for, and where somebody was on a page, is nobody's business. */
  url: string
  title: string
  /** The page before it: of this site, or the one that led here. */
  referrer: string
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

/** @param address full address of the page, which a visitor may have written */
export function toPageView(address: string, title: string, referrer: string): PageView {
  return { url: withoutQuery(address), title, referrer: withoutQuery(referrer) }
}
