import { define } from '../ui/define'

/** Hides the integrations that do not fit, keeps the choice in the address, and tells how many are left. */
class IntegrationFilterElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', this.handleInput)
    this.addEventListener('submit', this.handleSubmit)
    window.addEventListener('popstate', this.read)
    // What was typed or chosen before this was there counts, where the address asks for nothing.
    if (location.search === '') this.handleInput()
    else this.read()
  }

  disconnectedCallback() {
    this.removeEventListener('input', this.handleInput)
    this.removeEventListener('submit', this.handleSubmit)
    window.removeEventListener('popstate', this.read)
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

  /** Takes the choice from the address, as after a reload, a link, or going back. */
  private readonly read = () => {
    const asked = new URLSearchParams(location.search)
    const kind = asked.get('kind') ?? ''
    if (this.field !== null) this.field.value = asked.get('q') ?? ''
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
    // Every key would be a step back otherwise.
    window.history.replaceState(window.history.state, '', address)
    this.apply()
  }

  /** Enter opens the first integration that is left. */
  private readonly handleSubmit = (event: Event) => {
    event.preventDefault()
    if (this.values.query === '') return
    this.querySelector<HTMLAnchorElement>('section:not([hidden]) li:not([hidden]) a')?.click()
  }

  private apply() {
    const { query, kind } = this.values
    const words = query.toLowerCase().split(/\s+/)
    let count = 0
    for (const section of this.querySelectorAll<HTMLElement>('section[data-kind]')) {
      const cards = [...section.querySelectorAll<HTMLElement>('li')]
      for (const card of cards) {
        const text = `${card.textContent} ${card.dataset.words ?? ''}`.toLowerCase()
        card.hidden = !words.every((word) => text.includes(word))
      }
      const left = cards.filter(({ hidden }) => !hidden).length
      section.hidden = left === 0 || (kind !== '' && section.dataset.kind !== kind)
      if (!section.hidden) count += left
    }
    this.tell(count)
  }

  private tell(count: number) {
    const none = this.querySelector<HTMLElement>('.integration-none')
    const output = this.querySelector('output')
    if (none !== null) none.hidden = count > 0
    const text = `${count === 0 ? 'No' : count} ${count === 1 ? 'integration' : 'integrations'}`
    // An equal text would be read again.
    if (output !== null && output.textContent !== text) output.textContent = text
  }
}

export function defineIntegrationFilter(): void {
  define('integration-filter', IntegrationFilterElement)
}
