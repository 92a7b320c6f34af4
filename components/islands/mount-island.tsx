import { Component, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { pageShown } from '../layout/page-change'

/** Replaces a crashed island with its error. The rest of the page isn't affected. */
class IslandBoundary extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <div className="loader-failed" role="alert">
        <p className="loader-title">This page crashed.</p>
        <p className="loader-error">{error.message}</p>
        <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>
      </div>
    )
  }
}

const roots = new Map<Element, Root>()

document.addEventListener(pageShown, () => {
  for (const [place, root] of roots) {
    if (place.isConnected) continue
    root.unmount()
    roots.delete(place)
  }
})

const options = {
  onRecoverableError: (error: unknown) => console.warn('React recovered from an error in an island.', error),
}

/** Mounts or hydrates a React island in an error boundary. It unmounts when its element is removed from the page. */
export function mountIsland(place: Element, island: ReactNode): Root {
  const content = <IslandBoundary>{island}</IslandBoundary>
  const isRendered = place.hasChildNodes()
  const root = isRendered ? hydrateRoot(place, content, options) : createRoot(place, options)
  if (!isRendered) root.render(content)
  roots.set(place, root)
  return root
}
