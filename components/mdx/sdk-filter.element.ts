import { getVerb } from '@/lib/sdk/resources'
import { defineElement } from '../ui/define'

/** Hides functions that don't match all search words, and headings without matches. */
defineElement('sdk-filter', (element, signal) => {
  const entries = [...element.querySelectorAll<HTMLElement>('.sdk-groups li')].map((item) => ({
    item,
    name: item.querySelector('a')?.textContent ?? '',
    text: item.textContent.toLowerCase(),
  }))
  const readQuery = () => element.querySelector<HTMLInputElement>('input[type=search]')?.value.trim() ?? ''
  const listShown = () => entries.filter(({ item }) => !item.hidden)
  const update = () => {
    const query = readQuery()
    const verb = element.querySelector<HTMLInputElement>('input[name=verb]:checked')?.value ?? ''
    const words = query.toLowerCase().split(/\s+/)
    for (const { item, name, text } of entries)
      item.hidden = (verb !== '' && getVerb(name) !== verb) || !words.every((word) => text.includes(word))
    for (const list of element.querySelectorAll<HTMLElement>('.sdk-groups ul')) {
      list.hidden = list.querySelector(':scope > li:not([hidden])') === null
      if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = list.hidden
    }
    const { length } = listShown()
    const none = query === '' ? 'No functions found.' : `No functions match “${query}”.`
    const output = element.querySelector('output')
    if (output !== null) output.textContent = length === 0 ? none : `${length} function${length === 1 ? '' : 's'}`
  }
  /** Enter opens the function with the exact name, or else the first match. */
  const open = (event: Event) => {
    event.preventDefault()
    const query = readQuery().toLowerCase()
    const shown = listShown()
    const exact = shown.find(({ name }) => name.toLowerCase() === query)
    if (query !== '') (exact ?? shown[0])?.item.querySelector('a')?.click()
  }
  element.addEventListener('input', update, { signal })
  element.addEventListener('submit', open, { signal })
  // The visitor may have typed before this script loaded.
  update()
})
