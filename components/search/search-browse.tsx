import { listAreaEntries } from '@/lib/docs/area-entries'
import { getSiteRoutes } from '@/lib/routes/routes'
import { withBase } from '@/lib/kit/urls'

/** Sections of the site besides the documentation, where the site has them. */
const sections = [
  { label: 'SDK', entry: '/docs/sdk' },
  { label: 'Integrations', entry: '/integrations' },
  { label: 'Blog', entry: '/blog' },
]

/** Where each part of the site begins: a way on while nothing is searched for, and without JavaScript. */
export function SearchBrowse() {
  const known = new Set(getSiteRoutes().map(({ path }) => path))
  const links = [...listAreaEntries(), ...sections.filter(({ entry }) => known.has(entry))]
  return (
    <nav className="search-browse" aria-label="Areas of the site">
      <p className="without-js">Search needs JavaScript. These pages lead to everything that is on the site:</p>
      <p className="needs-js">Or start from one of these:</p>
      <ul>
        <li className="without-js">
          <a href={withBase('/')}>Start page</a>
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
