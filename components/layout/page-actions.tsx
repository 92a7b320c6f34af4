import { StructuredData } from './structured-data'
import { toCopyPath } from '@/lib/outputs/markdown-copy/addresses'
import type { StructuredData as Data } from '@/lib/outputs/structured-data'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'

/** Assistants that accept a prompt in the URL. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
}

/** Encodes only what's required in a query, to keep URLs short and readable. */
const toQuery = (text: string) => text.replaceAll(/[ %&#+<>"]/g, (character) => encodeURIComponent(character))

/** Copy button, menu and structured data of a page that's neither a draft nor unlisted. The button needs JavaScript. */
export function PageActions({ path, data }: { path: string; data: readonly Data[] }) {
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
            {Object.entries(assistants).map(([name, promptUrl]) => (
              <li key={name}>
                <a href={promptUrl + toQuery(`Read ${toAbsoluteUrl(copy)}`)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </page-actions>
      <StructuredData items={data} />
    </div>
  )
}
