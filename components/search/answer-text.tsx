import type { SearchAnswer } from '@/lib/search/contract'

/** What a result says about exactly what was asked for: a signature, or type, default and meaning. */
export function AnswerText({ answer }: { answer: SearchAnswer }) {
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
