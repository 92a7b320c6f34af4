import type { Element, ElementContent } from 'hast'
import { readText, tidy } from './read-text'
import type { Fact } from './types'

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const findAll = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).flatMap((child) => (child.tagName === name ? [child] : findAll(child, name)))

/** Elements that wrap the text of a list item or cell. */
const isWrapper = ({ tagName }: Element) => ['p', 'div', 'span', 'strong', 'a'].includes(tagName)

/** The code that a cell or list item starts with. */
function findLeadingCode(element: Element): Element | undefined {
  const [first] = element.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'code') return first
  return isWrapper(first) ? findLeadingCode(first) : undefined
}

const toText = (element: Element | undefined) => (element === undefined ? '' : tidy(readText(element.children)))

const dash = /^–?$/

function readRow(cells: readonly Element[], headers: readonly string[]): Fact[] {
  const [first] = cells
  const code = first === undefined ? undefined : findLeadingCode(first)
  if (code === undefined || cells.length < 2) return []
  const find = (name: string) => {
    const text = toText(cells[headers.indexOf(name)])
    return dash.test(text) ? '' : text
  }
  return [{ name: toText(code), type: find('type'), default: find('default'), text: toText(cells.at(-1)) }]
}

/** A message and its explanation: the code at the start of a list item, then its other paragraphs, or the rest. */
function readItem(item: Element): Fact[] {
  const code = findLeadingCode(item)
  if (code === undefined) return []
  const [, ...paragraphs] = item.children.filter(isElement).filter(({ tagName }) => tagName === 'p')
  const rest = tidy(readText(item.children)).slice(toText(code).length)
  const text = paragraphs.length > 0 ? tidy(readText(paragraphs)) : rest.replace(/^[\s:–.]+/, '')
  return [{ name: toText(code), type: '', default: '', text }]
}

/** Longest text to keep. A sentence or two answer a search. */
const MAX_TEXT = 140

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const [sentence = ''] = /^.{20,140}?[.!?](?=\s)/.exec(text) ?? []
  return sentence === '' ? `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …` : sentence
}

/** The facts in a table or list. Its rows or items have to start with code. */
export function readFacts(element: Element): Fact[] {
  const { tagName } = element
  if (tagName !== 'table' && tagName !== 'ul' && tagName !== 'dl') return []
  const headers = findAll(element, 'th').map((cell) => toText(cell).toLowerCase())
  const facts =
    tagName === 'table'
      ? findAll(element, 'tr').flatMap((row) => readRow(row.children.filter(isElement), headers))
      : findAll(element, 'li').flatMap(readItem)
  return facts.map((fact) => ({ ...fact, text: shorten(fact.text) }))
}
