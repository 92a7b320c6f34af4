// Runs in every measured page, before its own scripts. `benchSettings` is put in front of it, `benchReport` is a way out
// of the page that waits for nothing.
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

/** The middle of an element that can be seen and is not covered. */
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

/** All by which a change of the color mode shows. */
function readLook() {
  const root = document.documentElement
  const colors = [root, document.body].map((element) => getComputedStyle(element).backgroundColor)
  return [root.className, root.dataset.theme, ...colors].join(' ')
}

function hasAnswer() {
  if (kind === 'theme') return readLook() !== look
  const element = isSearch ? document.activeElement : document.querySelector(answer)
  if (element === null || (isSearch && element.localName !== 'input')) return false
  return element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible'
}

/** A dialog may open before it can be typed in, and its field come later without the focus: somebody then presses it. */
function watchField(now) {
  const field = document.querySelector('dialog[open] input')
  const place = field === null ? undefined : findPlace(field)
  if (place === undefined) return
  unfocusedSince ??= now
  if (now - unfocusedSince < patience) return
  unfocusedSince = Infinity
  report({ type: 'lost', field: place })
}

/** A task behind the frame begins when the frame has been drawn. */
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

// An input counts from when the browser got it, however long the page was busy then.
const begin = ({ timeStamp, type, key }) => {
  if (isReady && (type !== 'keydown' || key !== 'Control')) first ??= timeStamp
}
addEventListener('pointerdown', begin, { capture: true })
addEventListener('keydown', begin, { capture: true })

// When nothing has come of it after a while in which the page could have drawn, it was lost. A press is judged by its
// beginning: where the page draws its button anew under the finger there is no click. A key that somebody has taken is
// not lost: what it opens may have to be fetched.
const judge = (event) => {
  // What somebody presses after a key belongs to the same try.
  if (!isReady || event.key === 'Control' || (isSearch && event.type !== 'keydown')) return
  setTimeout(() => {
    requestAnimationFrame(() => {
      if (!isAnswered && !(isSearch && event.defaultPrevented)) report({ type: 'lost' })
    })
  }, patience)
}
addEventListener('pointerdown', judge, { capture: true })
addEventListener('keydown', judge, { capture: true })
