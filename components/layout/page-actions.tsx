import { StructuredData } from './structured-data'
import { toCopyPath } from '@/lib/outputs/markdown-copy/addresses'
import type { StructuredData as Data } from '@/lib/outputs/structured-data'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'

/** Assistants that accept a prompt in the URL. */
const assistants = [
  { name: 'ChatGPT', promptUrl: 'https://chatgpt.com/?q=' },
  { name: 'Claude', promptUrl: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', promptUrl: 'https://www.perplexity.ai/search?q=' },
] as const

/** Encodes only what's required in a query, to keep URLs short and readable. */
const toQuery = (text: string) => text.replaceAll(/[ %&#+<>"]/g, (character) => encodeURIComponent(character))

/**
 * Links that open an assistant with a prompt to read a page.
 * @param url full URL of the page's Markdown copy
 */
function listAssistantLinks(url: string): { name: string; href: string }[] {
  return assistants.map(({ name, promptUrl }) => ({ name, href: `${promptUrl}${toQuery(`Read ${url}`)}` }))
}

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
