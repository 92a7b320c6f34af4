import { KindIcon, type KindIconName } from '@/components/ui/kind-icon'
import { listAreaEntries } from '@/lib/docs/areas'
import { getSiteRoutes } from '@/lib/routes/routes'
import { withBase } from '@/lib/kit/urls'

/** Sections outside the main docs. Only those that exist are shown. */
const sections = [
  { label: 'Integrations', entry: '/integrations' },
  { label: 'Blog', entry: '/blog' },
]

const texts: Record<string, [icon: KindIconName, description: string]> = {
  Guides: ['docs', 'Set up a catalog, document your services and publish it'],
  API: ['event', 'Every field of every resource, and all settings'],
  SDK: ['sdk', 'Read and write a catalog in TypeScript or JavaScript'],
  Plugins: ['plugin', 'Import from specs, schema registries and event buses'],
  Studio: ['flow', 'Draw a change before you make it'],
  Contributing: ['team', 'Report a bug, or improve EventCatalog and its docs'],
  Integrations: ['channel', 'See what works with the tools you use'],
  Blog: ['deploy', 'Monthly release roundups, and guides with examples'],
}

/** Links to each section of the site. With JavaScript, only for an empty query. */
export function SearchBrowse() {
  const known = new Set(getSiteRoutes().map(({ path }) => path))
  const links = [...listAreaEntries(), ...sections.filter(({ entry }) => known.has(entry))]
  return (
    <nav
      className="mt-7 text-sm text-muted js:in-[main:not(:has([data-answer=idle]))]:hidden"
      aria-label="Areas of the site"
    >
      <p className="js:hidden">Search needs JavaScript. Browse the site instead:</p>
      <p className="needs-js">Or browse an area of the site:</p>
      <p className="mt-2 js:hidden">
        <a href={withBase('/')}>Home</a>
      </p>
      <ul className="cards mt-3">
        {links.map(({ label, entry }) => {
          const [icon, description] = texts[label] ?? []
          return (
            <li key={entry} className="card">
              {icon === undefined ? null : <KindIcon name={icon} />}
              <a href={withBase(entry)} className="card-title">
                {label}
              </a>
              {description === undefined ? null : <p className="card-text">{description}</p>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
