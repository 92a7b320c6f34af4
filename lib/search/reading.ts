import { withBase } from '../kit/urls'

/** Seconds after which a page counts as read. */
const READING = 30

/**
 * Calls `onRead` once the page has been visible for 30 seconds, or code was copied from it.
 * @param path the opened page; may be called before or after navigation
 * @returns stops watching
 */
export function watchReading(path: string, onRead: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const address = withBase(path)
  let seconds = 0
  let hasArrived = false
  const timer = setInterval(() => {
    const isOnPage = location.pathname.replace(/(\.html|\/)$/, '') === address.replace(/\/$/, '')
    hasArrived ||= isOnPage
    // The reader left before it counted as read.
    if (hasArrived && !isOnPage) stop()
    else if (isOnPage && document.visibilityState === 'visible' && ++seconds >= READING) onRead()
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
