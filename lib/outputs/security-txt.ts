import { site } from '../kit/site'
import { toAbsoluteUrl } from '../kit/urls'

export const securityTxtPath = '/.well-known/security.txt'

/** Days after a build for which the contact holds; the format asks for less than a year. */
const VALID_DAYS = 330

/**
 * Where somebody who has found a hole can tell of it, as RFC 9116 has it.
 * @param buildDate the day of the build, such as `2025-01-31`
 */
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
