import { site } from '../kit/site'
import { toAbsoluteUrl } from '../kit/urls'

export const securityTxtPath = '/.well-known/security.txt'

/** Days until the file expires. The format recommends less than a year. */
const VALID_DAYS = 330

/** Contact for security reports, in RFC 9116 format. Expires some time after the build date, such as `2025-01-31`. */
export function writeSecurityTxt(buildDate: string): string {
  const expires = new Date(`${buildDate}T00:00:00Z`)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  return [
    `Contact: ${site.links.repository}/security`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.locale}`,
    `Canonical: ${toAbsoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n')
}
