import { withBase } from '../kit/urls'

/** Seconds in which a page that does not help is left again. */
const READING = 30

/**
 * Tells when a page has helped: it was in view for half a minute, or code was copied from it.
 * @param path page that was opened, before or after the browser has come to it
 * @returns stops watching
 */
export function watchReading(path: string, onRead: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const address = withBase(path)
  let seconds = 0
  let hasArrived = false
  const timer = setInterval(() => {
    const isThere = location.pathname.replace(/(\.html|\/)$/, '') === address.replace(/\/$/, '')
    hasArrived ||= isThere
    // It was left before it was read.
    if (hasArrived && !isThere) stop()
    else if (isThere && document.visibilityState === 'visible' && ++seconds >= READING) onRead()
  }, 1000)
  const onCopy = ({ target }: Event) => {
    if (hasArrived && target instanceof Element && target.closest('pre') !== null) onRead()
  }
  const onPress = ({ target }: Event) => {
    if (hasArrived && target instanceof Element && target.closest('.code-tools [title="Copy"]') !== null) onRead()
  }
  document.addEventListener('copy', onCopy, { signal })
  document.addEventListener('click', onPress, { signal })
  function stop() {
    clearInterval(timer)
    controller.abort()
  }
  return stop
}
