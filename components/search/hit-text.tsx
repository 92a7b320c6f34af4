import { closeMark, openMark, type SearchAnswer, type SearchHit } from '@/lib/search/contract'

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
