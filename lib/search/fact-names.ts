import { weights } from './weights'
import { isIdentifier, toTerm, wholeWords } from './words'

/** Everything between the first and last letter. Leading dashes belong to options. */
const trim = (text: string) => text.toLowerCase().replace(/^[^\p{L}\p{N}/-]+|[^\p{L}\p{N}]+$/gu, '')

/** The name of a field, option, command or message, ready to compare. */
export function toFactName(name: string) {
  const text = trim(name.replace(/^npx /, ''))
  return {
    /** Lower case, without punctuation around it. */
    text,
    /** Its last part: `sidebar` of `docs.sidebar`. */
    last: text.includes(' ') ? text : (text.split('.').at(-1) ?? text),
    terms: new Set(wholeWords(name).map(toTerm)),
    isIdentifier: isIdentifier(name) || /[a-z][A-Z]|_/.test(name),
  }
}

export type FactName = ReturnType<typeof toFactName>

/** Least number of words that make a message. Fewer are found like any other words. */
const MIN_MESSAGE = 3
/** Least shares of a query's and a message's words that have to match, because messages contain names. */
const MIN_ASKED = 0.75
const MIN_NAME = 0.45

function rate({ text, last, terms }: FactName, asked: FactName): number {
  const { identifier, message, word } = weights.facts
  const isMessage = asked.terms.size >= MIN_MESSAGE
  if (asked.text !== '' && (text === asked.text || last === asked.text)) {
    if (asked.isIdentifier) return identifier
    return isMessage ? message : word
  }
  if (!isMessage || terms.size < MIN_MESSAGE) return 0
  const count = [...asked.terms].filter((term) => terms.has(term)).length
  const [ofAsked, ofName] = [count / asked.terms.size, count / terms.size]
  return ofAsked < MIN_ASKED || ofName < MIN_NAME ? 0 : message * ofAsked * (0.6 + 0.4 * ofName)
}

/** The fact that a query asks for by name, out of those of a page. Its score is 0 if there's none. */
export function findFact(facts: readonly FactName[], asked: FactName): { index: number; score: number } {
  const scores = facts.map((fact) => rate(fact, asked))
  const score = Math.max(0, ...scores)
  return { index: score === 0 ? -1 : scores.indexOf(score), score }
}
