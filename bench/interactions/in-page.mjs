// Runs in every measured page, before its own scripts. `benchSettings` is prepended, and `benchReport` sends messages
// without waiting.
const { kind, control, answer, patience } = globalThis.benchSettings
const isSearch = kind === 'search'
let isLoaded = false
let isReady = false
let first
let look
let isAnswered = false
let unfocusedSince

const report = (message) => globalThis.benchReport(JSON.stringify(message))
addEventListener('DOMContentLoaded', () => (isLoaded = true), { once: true })

/** Center of a visible element that isn't covered. */
function findPlace(element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const place = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(place.x, place.y)
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? place : undefined
}

function findControl() {
  if (control === null) return { x: 0, y: 0 }
  for (const element of document.querySelectorAll(control)) {
    const place = findPlace(element)
    if (place !== undefined) return place
  }
  return undefined
}

/** Everything that indicates a color mode change. */
function readLook() {
  const root = document.documentElement
  const colors = [root, document.body].map((element) => getComputedStyle(element).backgroundColor)
  return [root.className, root.dataset.theme, ...colors].join(' ')
}

function hasAnswer() {
  if (kind === 'theme' && answer === null) return readLook() !== look
  const element = isSearch ? document.activeElement : document.querySelector(answer)
  if (element === null || (isSearch && element.localName !== 'input')) return false
  return element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible'
}

/** A dialog's input may appear without focus. A user would then press it. */
function watchField(now) {
  const field = document.querySelector('dialog[open] input')
  const place = field === null ? undefined : findPlace(field)
  if (place === undefined) return
  unfocusedSince ??= now
  if (now - unfocusedSince < patience) return
  unfocusedSince = Infinity
  report({ type: 'lost', field: place })
}

/** Runs a task right after the next frame has been painted. */
function afterPaint(act) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = act
  port2.postMessage(0)
}

function watchFrame(now) {
  if (isAnswered) return
  if (!isReady && isLoaded && performance.getEntriesByName('first-contentful-paint').length > 0) {
    const place = findControl()
    if (place !== undefined) {
      isReady = true
      look = readLook()
      report({ type: 'ready', ...place })
    }
  } else if (first !== undefined && hasAnswer()) {
    isAnswered = true
    afterPaint(() => report({ type: 'answered', milliseconds: performance.now() - first }))
    return
  } else if (first !== undefined && isSearch) watchField(now)
  requestAnimationFrame(watchFrame)
}
requestAnimationFrame(watchFrame)

// Latency starts when the browser receives the input, even if the page is busy.
const begin = ({ timeStamp, type, key }) => {
  if (isReady && (type !== 'keydown' || key !== 'Control')) first ??= timeStamp
}
addEventListener('pointerdown', begin, { capture: true })
addEventListener('keydown', begin, { capture: true })

// An input without effect is lost if the page has had time to paint. A press is judged by its start, because there's no
// click if the page rerenders the button in between. A handled key isn't lost, because its result may still be loading.
const judge = (event) => {
  // Presses after a key are part of the same attempt.
  if (!isReady || event.key === 'Control' || (isSearch && event.type !== 'keydown')) return
  setTimeout(() => {
    requestAnimationFrame(() => {
      if (!isAnswered && !(isSearch && event.defaultPrevented)) report({ type: 'lost' })
    })
  }, patience)
}
addEventListener('pointerdown', judge, { capture: true })
addEventListener('keydown', judge, { capture: true })
