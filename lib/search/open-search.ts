import { escapeHtml } from '../kit/html'
import { site } from '../kit/site'
import { toAbsoluteUrl } from '../kit/urls'
import { searchPath } from './address'

/** Path of the OpenSearch description. */
export const openSearchPath = '/opensearch.xml'

/** OpenSearch description for browsers: https://github.com/dewitt/opensearch */
export function buildOpenSearch(): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // Limited to 16 characters.
    `<ShortName>${escapeHtml(site.name.slice(0, 16))}</ShortName>`,
    `<Description>${escapeHtml(`Search ${site.name}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${site.locale}</Language>`,
    `<Image width="16" height="16" type="image/svg+xml">${escapeHtml(toAbsoluteUrl('/icon.svg'))}</Image>`,
    `<Url type="text/html" method="get" template="${escapeHtml(`${toAbsoluteUrl(searchPath)}?q={searchTerms}`)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(toAbsoluteUrl(openSearchPath))}"/>`,
    '</OpenSearchDescription>',
  ]
  return `${lines.join('\n')}\n`
}
