import type { SpecResult } from '@/lib/specs/types'
import { announce } from '../ui/announce'
import { defineElement } from '../ui/define'
import type { SpecInput } from './read-specs.worker'

/** Longer files aren't shown in the text field, because it would be slow. */
const MAX_SHOWN_BYTES = 200_000

/** Milliseconds before a progress message shows, so small files don't flash one. */
const PROGRESS_DELAY = 200

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
defineElement('try-your-file', (element, signal) => {
  const form = element.querySelector('form')
  const input = element.querySelector<HTMLInputElement>('input[type=file]')
  const text = element.querySelector('textarea')
  const output = element.querySelector<HTMLElement>('[data-slot=try-output]')
  if (form === null || input === null || text === null || output === null) return
  const { sample = '', openapi = '', asyncapi = '' } = element.dataset
  let worker: Worker | undefined
  let progress = 0

  /** Ends the reading that's under way, if there is one. */
  const stop = () => {
    worker?.terminate()
    worker = undefined
    clearTimeout(progress)
    element.removeAttribute('data-reading')
    output.removeAttribute('aria-busy')
  }

  const showText = async (words: string) => {
    // If React couldn't be loaded, it hasn't rendered anything either.
    await import('./mount-result').then(
      (part) => part.showText(output, words),
      () => (output.textContent = words),
    )
    announce(words)
  }

  const clear = () => {
    text.value = ''
    stop()
    void showText('Drop, choose or paste a file to see its services, messages and channels here.')
    text.focus()
  }

  const goToLine = (line: number) => {
    const lines = text.value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    text.focus()
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    text.scrollTop = Math.max(0, (line - 3) * Number.parseFloat(getComputedStyle(text).lineHeight))
  }

  /** Moves the focus to the result, or announces it. */
  const tell = (isFocused: boolean) => {
    const title = output.querySelector<HTMLElement>('[data-slot=try-title]')
    const problems = output.querySelectorAll('[data-slot=try-problems] li').length
    const summary = [...(title?.children ?? [])].map(({ textContent }) => textContent).join('. ')
    announce(problems === 0 ? summary : `${summary}. ${problems} ${problems === 1 ? 'problem' : 'problems'}`)
    if (isFocused) title?.focus()
  }

  /**
   * Parses the files, and shows the result. A newer call cancels this one.
   * @param isShown whether the text field shows the file, so line numbers can be followed
   * @param isFocused whether the result receives the focus; false while the visitor is in the text field
   */
  const read = async (inputs: SpecInput[], isShown: boolean, isFocused: boolean) => {
    stop()
    const own = (worker = new Worker(new URL('./read-specs.worker.ts', import.meta.url), { type: 'module' }))
    const names = inputs.map(({ name }) => name).join(', ')
    output.setAttribute('aria-busy', 'true')
    progress = window.setTimeout(() => {
      element.setAttribute('data-reading', `Reading ${names}…`)
      announce(`Reading ${names}`)
    }, PROGRESS_DELAY)
    try {
      const view = import('./mount-result')
      // Handled below, unless the worker fails first.
      view.catch(() => undefined)
      const results = await new Promise<SpecResult[]>((resolve, reject) => {
        own.addEventListener('message', ({ data }: MessageEvent<SpecResult[]>) => resolve(data))
        own.addEventListener('error', ({ message }) => reject(new Error(message || 'The reader could not be loaded.')))
        own.postMessage(inputs)
      })
      const { showResult } = await view
      if (worker !== own) return
      const onLine = isShown ? goToLine : undefined
      showResult(output, { results, install: { openapi, asyncapi }, onLine, onClear: clear })
      tell(isFocused)
    } catch (error) {
      if (worker !== own) return
      await showText(`${names} could not be read. ${(error as Error).message} Try again.`)
    } finally {
      if (worker === own) stop()
    }
  }

  const readText = (isFocused: boolean) => {
    const { value } = text
    const name = value === text.defaultValue ? sample : guessName(value)
    void read([{ name, content: new Blob([value]) }], true, isFocused)
  }

  const readFiles = async (files: FileList | null) => {
    const inputs = [...(files ?? [])].map((file) => ({ name: file.name, content: file }))
    const [first] = inputs
    if (first === undefined) return
    const isShown = inputs.length === 1 && first.content.size <= MAX_SHOWN_BYTES
    text.value = isShown ? await first.content.text() : ''
    // The same file can be chosen again after it was edited.
    input.value = ''
    await read(inputs, isShown, true)
  }

  const on = <K extends keyof HTMLElementEventMap>(
    target: Element | null,
    type: K,
    answer: (event: HTMLElementEventMap[K]) => void,
  ) => target?.addEventListener(type, answer as EventListener, { signal })
  on(form, 'submit', (event) => {
    event.preventDefault()
    readText(true)
  })
  on(text, 'paste', (event) => {
    if (hasFiles(event.clipboardData) && event.clipboardData.files.length > 0) {
      event.preventDefault()
      void readFiles(event.clipboardData.files)
    } else setTimeout(() => readText(false))
  })
  on(input, 'change', () => void readFiles(input.files))
  on(element.querySelector('[data-slot=try-sample]'), 'click', () => {
    text.value = text.defaultValue
    readText(true)
  })
  on(element, 'dragover', (event) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    element.classList.add('is-dragging')
  })
  on(element, 'dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.classList.remove('is-dragging')
  })
  on(element, 'drop', (event) => {
    element.classList.remove('is-dragging')
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    void readFiles(event.dataTransfer.files)
  })
  // Chosen while this script was loading.
  void readFiles(input.files)
  signal.addEventListener('abort', stop)
})
