import { findTreeSettings } from '@/lib/content/tree-settings'
import { getContentDir } from '@/lib/kit/env'
import { site } from '@/lib/kit/site'
import { getNavigation, isOurSite } from '@/lib/navigation/existing'
import { MenuIcon, MenuLink } from './menu-links'

/** The company's legal line, with its registration number if that's configured. */
export function toCompanyLine(company: { legalName: string; registrationNumber: string | undefined }): string {
  const { legalName, registrationNumber } = company
  return `Company: ${legalName}${registrationNumber === undefined ? '' : `, number ${registrationNumber}`}`
}

function findTreeCopyright(): string | undefined {
  return findTreeSettings(getContentDir())
    ?.footer?.copyright?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** The site footer. */
export function SiteFooter() {
  const { footer, social } = getNavigation()
  const { company } = site
  return (
    <footer data-slot="site-footer" className="site-footer">
      <div>
        <nav aria-label="Footer">
          {Object.entries(footer).map(([title, items]) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {items.map((item) => (
                  <li key={item.name}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="footer-end">
          <div>
            {isOurSite() ? (
              <>
                <p>{`Copyright © ${company.copyrightYear} ${company.legalName}`}</p>
                <p>{toCompanyLine(company)}</p>
              </>
            ) : (
              <p>{findTreeCopyright()}</p>
            )}
          </div>
          <div>
            {social.map(({ name, href, icon = '' }) => (
              <a key={name} href={href} aria-label={name}>
                <MenuIcon icon={icon} />
              </a>
            ))}
          </div>
        </div>
      </div>
    </footer>
  )
}
