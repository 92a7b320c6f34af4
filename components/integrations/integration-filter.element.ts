import { toCountText } from '@/lib/integrations/count-text'
import { define } from '../ui/define'

/** Hides integrations that don't match, keeps the filters in the URL, and announces the number of matches. */
class IntegrationFilterElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', this.handleInput)
    this.addEventListener('submit', this.handleSubmit)
    window.addEventListener('popstate', this.readFilters)
    // Without filters in the URL, apply what the visitor entered before this script loaded.
    if (location.search === '') this.handleInput()
    else this.readFilters()
  }

  disconnectedCallback() {
    this.removeEventListener('input', this.handleInput)
    this.removeEventListener('submit', this.handleSubmit)
    window.removeEventListener('popstate', this.readFilters)
  }

  private get field(): HTMLInputElement | null {
    return this.querySelector('input[type=search]')
  }

  private get radios(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[name=kind]')]
  }

  private get values(): { query: string; kind: string } {
    return {
      query: this.field?.value.trim() ?? '',
      kind: this.radios.find(({ checked }) => checked)?.value ?? '',
    }
  }

  /** Applies the filters in the URL, for example after a reload, a link, or going back. */
  private readonly readFilters = () => {
    const params = new URLSearchParams(location.search)
    const kind = params.get('kind') ?? ''
    if (this.field !== null) this.field.value = params.get('q') ?? ''
    const known = this.radios.some(({ value }) => value === kind) ? kind : ''
    for (const radio of this.radios) radio.checked = radio.value === known
    this.apply()
  }

  private readonly handleInput = () => {
    const { query, kind } = this.values
    const address = new URL(location.href)
    for (const [name, value] of Object.entries({ kind, q: query })) {
      if (value === '') address.searchParams.delete(name)
      else address.searchParams.set(name, value)
    }
    // Pushing an entry per keystroke would flood the history.
    window.history.replaceState(window.history.state, '', address)
    this.apply()
  }

  /** Enter opens the first match. */
  private readonly handleSubmit = (event: Event) => {
    event.preventDefault()
    if (this.values.query === '') return
    this.querySelector<HTMLAnchorElement>('section:not([hidden]) li:not([hidden]) a')?.click()
  }

  private apply() {
    const { query, kind } = this.values
    const words = query.toLowerCase().split(/\s+/)
    let available = 0
    let coming = 0
    for (const section of this.querySelectorAll<HTMLElement>('section[data-kind]')) {
      const cards = [...section.querySelectorAll<HTMLElement>('li')]
      for (const card of cards) {
        const text = `${card.textContent} ${card.dataset.words ?? ''}`.toLowerCase()
        card.hidden = !words.every((word) => text.includes(word))
      }
      const left = cards.filter(({ hidden }) => !hidden)
      section.hidden = left.length === 0 || (kind !== '' && section.dataset.kind !== kind)
      if (section.hidden) continue
      const soon = left.filter(({ classList }) => classList.contains('is-coming')).length
      coming += soon
      available += left.length - soon
    }
    this.showCount(available, coming)
  }

  private showCount(available: number, coming: number) {
    const none = this.querySelector<HTMLElement>('[data-slot=no-match]')
    const output = this.querySelector('output')
    if (none !== null) none.hidden = available + coming > 0
    const text = toCountText(available, coming)
    // Setting the same text would announce it again.
    if (output !== null && output.textContent !== text) output.textContent = text
  }
}

define('integration-filter', IntegrationFilterElement)
