import { getVerb } from '@/lib/sdk/resources'
import { define } from '../ui/define'

/** Hides functions that don't match all search words, and headings without matches. */
class SdkFilterElement extends HTMLElement {
  private entries: { item: HTMLElement; name: string; text: string }[] = []

  connectedCallback() {
    this.entries = [...this.querySelectorAll<HTMLElement>('.sdk-groups li')].map((item) => ({
      item,
      name: item.querySelector('a')?.textContent ?? '',
      text: item.textContent.toLowerCase(),
    }))
    this.addEventListener('input', this.handleInput)
    this.addEventListener('submit', this.handleSubmit)
    // The visitor may have typed before this script loaded.
    this.handleInput()
  }

  disconnectedCallback() {
    this.removeEventListener('input', this.handleInput)
    this.removeEventListener('submit', this.handleSubmit)
  }

  private get values(): { query: string; verb: string } {
    const field = this.querySelector<HTMLInputElement>('input[type=search]')
    const verb = this.querySelector<HTMLInputElement>('input[name=verb]:checked')
    return { query: field?.value.trim() ?? '', verb: verb?.value ?? '' }
  }

  private readonly handleInput = () => {
    const { query, verb } = this.values
    const words = query.toLowerCase().split(/\s+/)
    for (const { item, name, text } of this.entries)
      item.hidden = (verb !== '' && getVerb(name) !== verb) || !words.every((word) => text.includes(word))
    for (const list of this.querySelectorAll<HTMLElement>('.sdk-groups ul')) {
      const isEmpty = list.querySelector(':scope > li:not([hidden])') === null
      list.hidden = isEmpty
      if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = isEmpty
    }
    this.showCount(this.entries.filter(({ item }) => !item.hidden).length, query)
  }

  /** Enter opens the function with the exact name, or else the first match. */
  private readonly handleSubmit = (event: Event) => {
    event.preventDefault()
    const { query } = this.values
    const shown = this.entries.filter(({ item }) => !item.hidden)
    const exact = shown.find(({ name }) => name.toLowerCase() === query.toLowerCase())
    if (query !== '') (exact ?? shown[0])?.item.querySelector('a')?.click()
  }

  private showCount(count: number, query: string) {
    const output = this.querySelector('output')
    if (output === null) return
    const none = query === '' ? 'No functions found.' : `No functions match “${query}”.`
    output.textContent = count === 0 ? none : `${count} ${count === 1 ? 'function' : 'functions'}`
  }
}

define('sdk-filter', SdkFilterElement)
