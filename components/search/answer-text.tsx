import type { SearchAnswer } from '@/lib/search/contract'

/** What a result says about exactly what was asked for: a signature, or type, default and meaning. */
export function AnswerText({ answer }: { answer: SearchAnswer }) {
  const isSignature = answer.type.startsWith('function ')
  return (
    <span className="search-answer">
      <span className="search-answer-facts">
        <code>{isSignature ? answer.type : answer.name}</code>
        {isSignature || answer.type === '' ? null : <span>{answer.type}</span>}
        {answer.default === '' ? null : <span>default {answer.default}</span>}
      </span>
      {answer.text === '' ? null : <span>{answer.text}</span>}
    </span>
  )
}
