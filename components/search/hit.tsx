import { closeMark, openMark, type SearchAnswer, type SearchHit } from '@/lib/search/contract'
import type { KindIconName } from '../ui/kind-icon'

/** Text with highlighted matches. Never rendered as HTML. */
export function MarkedText({ value }: { value: string }) {
  const [before = '', ...parts] = value.split(openMark)
  return (
    <>
      {before}
      {parts.map((part, i) => {
        const [found = '', ...after] = part.split(closeMark)
        return (
          <span key={i}>
            <mark className="rounded-[2px] bg-[color-mix(in_oklch,var(--link)_14%,transparent)] text-ink">{found}</mark>
            {after.join('')}
          </span>
        )
      })}
    </>
  )
}

/** What a result says about exactly what was asked for: a signature, or type, default and meaning. */
function AnswerText({ answer }: { answer: SearchAnswer }) {
  const isSignature = answer.type.startsWith('function ')
  return (
    <span
      data-slot="search-answer"
      className="mt-[0.3rem] block rounded-sm border-l-2 border-link bg-sunken px-[0.6rem] py-[0.4rem] wrap-anywhere [&_code]:text-[0.92em] [&_code]:text-ink"
    >
      <span className="block *:[span]:ml-[0.6rem] *:[span]:text-xs *:[span]:text-muted">
        <code>{isSignature ? answer.type : answer.name}</code>
        {isSignature || answer.type === '' ? null : <span>{answer.type}</span>}
        {answer.default === '' ? null : <span>default {answer.default}</span>}
      </span>
      {answer.text === '' ? null : <span className="block">{answer.text}</span>}
    </span>
  )
}

/** The answer to exactly what was asked for, or else the text around the match. A `span` can be inside a link. */
export function HitText(props: { hit: SearchHit | undefined; as: 'p' | 'span'; className: string }) {
  const { hit, as: Tag, className } = props
  if (hit?.answer !== undefined) return <AnswerText answer={hit.answer} />
  const excerpt = hit?._snippetResult.content.value ?? ''
  if (excerpt === '') return null
  return (
    <Tag data-slot="search-excerpt" className={`wrap-anywhere text-muted [&_mark]:font-semibold ${className}`}>
      <MarkedText value={excerpt} />
    </Tag>
  )
}

/** Icons by the words in a URL. Longer words come first. */
const kinds: readonly (readonly [RegExp, KindIconName])[] = [
  [/data-?stores?|container/, 'datastore'],
  [/ubiquitous|entit(y|ies)/, 'entity'],
  [/commands?/, 'command'],
  [/quer(y|ies)/, 'query'],
  [/events?/, 'event'],
  [/channels?/, 'channel'],
  [/services?/, 'service'],
  [/domains?/, 'domain'],
  [/flows?/, 'flow'],
  [/teams?/, 'team'],
  [/users?/, 'user'],
]

const areas: Record<string, KindIconName> = { SDK: 'sdk', plugins: 'plugin', integrations: 'plugin' }

/** The icon of a page: that of the resource kind in its URL, otherwise that of its area. */
export function findIcon(url: string, area: string): KindIconName {
  const names = url.toLowerCase().replace(/#.*/s, '').split('/').reverse()
  // In names of functions, the word can be anywhere.
  const isPart = area === 'SDK'
  for (const name of isPart ? names.slice(0, 1) : area === 'API' || area === 'docs' ? names : []) {
    const found = kinds.find(([pattern]) => (isPart ? pattern : new RegExp(`^(${pattern.source})$`)).test(name))
    if (found !== undefined) return found[1]
  }
  return areas[area] ?? 'docs'
}
