import { StructuredData } from './structured-data'
import { toCopyPath } from '@/lib/outputs/markdown-copy/addresses'
import type { StructuredData as Data } from '@/lib/outputs/structured-data/types'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import { listAssistantLinks } from './assistants'

interface PageActionsProps {
  /** Path of the page. */
  path: string
  data: readonly Data[]
}

/**
 * Copy button and menu for a page's Markdown copy, and its structured data. Without JavaScript, only the menu is shown.
 * Drafts and unlisted pages have neither.
 */
export function PageActions({ path, data }: PageActionsProps) {
  const copy = toCopyPath(path)
  return (
    <div>
      <page-actions>
        <button type="button" className="needs-js">
          Copy as Markdown
        </button>
        <details>
          <summary>Open in</summary>
          <ul>
            <li>
              <a href={withBase(copy)} type="text/markdown">
                Markdown
              </a>
            </li>
            {listAssistantLinks(toAbsoluteUrl(copy)).map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </page-actions>
      <StructuredData items={data} />
    </div>
  )
}
