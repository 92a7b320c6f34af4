import type { SpecFormat, SpecResult } from '@/lib/specs/types'
import { announce } from '../ui/announce'
import { define } from '../ui/define'
import type { SpecInput } from './read-specs.worker'

/** Longer files aren't shown in the text field, because it would be slow. */
const MAX_SHOWN_BYTES = 200_000

/** Milliseconds before a progress message shows, so small files don't flash one. */
const PROGRESS_DELAY = 200

interface Reading {
  inputs: SpecInput[]
  /** Whether the text field shows the file, so line numbers can be followed. */
  isShown: boolean
  /** Whether the result receives the focus. False while the visitor is in the text field. */
  isFocused: boolean
}

function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') === true
}

/** Name of a pasted document, for the configuration. */
function guessName(text: string): string {
  const format = /["']?asyncapi["']?\s*:/.test(text.slice(0, 2000)) ? 'asyncapi' : 'openapi'
  return `${format}.${/^\s*\{/.test(text) ? 'json' : 'yml'}`
}

/**
 * "Try it with your own file": reads specifications in a worker, and shows what EventCatalog creates from them. Nothing
 * leaves the browser. Until the first interaction the page shows the server-rendered result of a sample.
 */
class TryYourFileElement extends HTMLElement {
  private listeners: AbortController | undefined
  private worker: Worker | undefined
  private progress = 0
  private sample = ''

  connectedCallback() {
    const [form, input, text] = [this.form, this.input, this.text]
    if (this.listeners !== undefined || form === null || input === null || text === null) return
    const { signal } = (this.listeners = new AbortController())
    this.sample = text.defaultValue
    const on = <K extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: K,
      answer: (event: HTMLElementEventMap[K]) => void,
    ) => target.addEventListener(type, answer, { signal })
    on(form, 'submit', (event) => {
      event.preventDefault()
      this.readText(true)
    })
    on(text, 'paste', (event) => {
      if (hasFiles(event.clipboardData) && event.clipboardData.files.length > 0) {
        event.preventDefault()
        void this.readFiles(event.clipboardData.files)
      } else setTimeout(() => this.readText(false))
    })
    on(input, 'change', () => input.files !== null && void this.readFiles(input.files))
    this.querySelector('[data-slot=try-sample]')?.addEventListener('click', () => this.readSample(), { signal })
    on(this, 'dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      this.classList.add('is-dragging')
    })
    on(this, 'dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.classList.remove('is-dragging')
    })
    on(this, 'drop', (event) => {
      this.classList.remove('is-dragging')
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      void this.readFiles(event.dataTransfer.files)
    })
    // Chosen while this script was loading.
    if (input.files !== null && input.files.length > 0) void this.readFiles(input.files)
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
    this.stop()
  }

  private get form() {
    return this.querySelector('form')
  }

  private get input() {
    return this.querySelector<HTMLInputElement>('input[type=file]')
  }

  private get text() {
    return this.querySelector('textarea')
  }

  private get output() {
    return this.querySelector<HTMLElement>('[data-slot=try-output]')
  }

  /** Ends the reading that's under way, if there is one. */
  private stop() {
    this.worker?.terminate()
    this.worker = undefined
    clearTimeout(this.progress)
    this.removeAttribute('data-reading')
    this.output?.removeAttribute('aria-busy')
  }

  private readSample() {
    if (this.text !== null) this.text.value = this.sample
    this.readText(true)
  }

  private readText(isFocused: boolean) {
    const value = this.text?.value ?? ''
    const name = value === this.sample ? (this.dataset.sample ?? '') : guessName(value)
    void this.read({ inputs: [{ name, content: new Blob([value]) }], isShown: true, isFocused })
  }

  private async readFiles(files: FileList) {
    const inputs = [...files].map((file) => ({ name: file.name, content: file }))
    const [first] = inputs
    if (first === undefined || this.text === null) return
    const isShown = inputs.length === 1 && first.content.size <= MAX_SHOWN_BYTES
    this.text.value = isShown ? await first.content.text() : ''
    // The same file can be chosen again after it was edited.
    if (this.input !== null) this.input.value = ''
    await this.read({ inputs, isShown, isFocused: true })
  }

  /** Parses the files, and shows the result. A newer call cancels this one. */
  private async read({ inputs, isShown, isFocused }: Reading) {
    const { output } = this
    if (output === null) return
    this.stop()
    const worker = (this.worker = new Worker(new URL('./read-specs.worker.ts', import.meta.url), { type: 'module' }))
    const names = inputs.map(({ name }) => name).join(', ')
    output.setAttribute('aria-busy', 'true')
    this.progress = window.setTimeout(() => {
      this.setAttribute('data-reading', `Reading ${names}…`)
      announce(`Reading ${names}`)
    }, PROGRESS_DELAY)
    try {
      const view = import('./mount-result')
      // Handled below, unless the worker fails first.
      view.catch(() => undefined)
      const results = await new Promise<SpecResult[]>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<SpecResult[]>) => resolve(data))
        worker.addEventListener('error', ({ message }) =>
          reject(new Error(message || 'The reader could not be loaded.')),
        )
        worker.postMessage(inputs)
      })
      const { showResult } = await view
      if (this.worker !== worker) return
      showResult(output, {
        results,
        install: { openapi: this.dataset.openapi ?? '', asyncapi: this.dataset.asyncapi ?? '' } satisfies Record<
          SpecFormat,
          string
        >,
        onLine: isShown ? (line) => this.goToLine(line) : undefined,
        onClear: () => this.clear(),
      })
      this.tell(output, isFocused)
    } catch (error) {
      if (this.worker !== worker) return
      await this.showText(`${names} could not be read. ${(error as Error).message} Try again.`)
    } finally {
      if (this.worker === worker) this.stop()
    }
  }

  /** Moves the focus to the result, or announces it. */
  private tell(output: HTMLElement, isFocused: boolean) {
    const title = output.querySelector<HTMLElement>('[data-slot=try-title]')
    const problems = output.querySelectorAll('[data-slot=try-problems] li').length
    const summary = [...(title?.children ?? [])].map(({ textContent }) => textContent).join('. ')
    announce(problems === 0 ? summary : `${summary}. ${problems} ${problems === 1 ? 'problem' : 'problems'}`)
    if (isFocused) title?.focus()
  }

  private goToLine(line: number) {
    const { text } = this
    if (text === null) return
    const lines = text.value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    text.focus()
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    const height = Number.parseFloat(getComputedStyle(text).lineHeight)
    text.scrollTop = Math.max(0, (line - 3) * height)
  }

  private async showText(words: string) {
    const { output } = this
    if (output === null) return
    // If React couldn't be loaded, it hasn't rendered anything either.
    await import('./mount-result').then(
      ({ showText }) => showText(output, words),
      () => (output.textContent = words),
    )
    announce(words)
  }

  private clear() {
    const { text } = this
    if (text !== null) text.value = ''
    this.stop()
    void this.showText('Drop, choose or paste a file to see its services, messages and channels here.')
    text?.focus()
  }
}

define('try-your-file', TryYourFileElement)
