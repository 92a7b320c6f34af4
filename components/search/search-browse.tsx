import { listAreaEntries } from '@/lib/docs/areas'
import { getSiteRoutes } from '@/lib/routes/routes'
import { withBase } from '@/lib/kit/urls'

/** Sections outside the main docs. Only those that exist are shown. */
const sections = [
  { label: 'SDK', entry: '/docs/sdk' },
  { label: 'Integrations', entry: '/integrations' },
  { label: 'Blog', entry: '/blog' },
]

/** Links to each section of the site, for an empty query and without JavaScript. */
export function SearchBrowse() {
  const known = new Set(getSiteRoutes().map(({ path }) => path))
  const links = [...listAreaEntries(), ...sections.filter(({ entry }) => known.has(entry))]
  return (
    <nav className="search-browse" aria-label="Areas of the site">
      <p className="without-js">Search needs JavaScript. Browse the site instead:</p>
      <p className="needs-js">Or browse an area of the site:</p>
      <ul>
        <li className="without-js">
          <a href={withBase('/')}>Home</a>
        </li>
        {links.map(({ label, entry }) => (
          <li key={entry}>
            <a href={withBase(entry)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
