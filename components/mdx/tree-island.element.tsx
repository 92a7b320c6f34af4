import * as React from 'react'
import * as ReactDom from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'
import { defineElement } from '../ui/define'

declare global {
  /** For the scripts of islands, which don't contain React. */
  var treeReact: Record<string, unknown>
}

globalThis.treeReact = { react: React, 'react-dom': ReactDom, 'react/jsx-runtime': jsxRuntime }

/** If a component fails, the markup from the server stays. */
class KeepMarkup extends React.Component<{ markup: string; children: React.ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { markup, children } = this.props
    if (!this.state.hasFailed) return children
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />
  }
}

/** Hydrates a component of another project's content that its author made interactive (lib/mdx/tree-islands.ts). */
async function hydrate(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const { name = '', props = '{}' } = element.dataset
  const loaded = (await import(element.getAttribute('src') ?? '')) as Record<string, React.ElementType>
  const Island = loaded[name]
  if (Island === undefined || signal.aborted) return
  const slot = element.querySelector('tree-slot')
  const given = JSON.parse(props) as Record<string, unknown>
  if (slot !== null) {
    const dangerouslySetInnerHTML = { __html: slot.innerHTML }
    given.children = React.createElement('tree-slot', { style: { display: 'contents' }, dangerouslySetInnerHTML })
  }
  const root = hydrateRoot(
    element,
    <KeepMarkup markup={element.innerHTML}>
      <Island {...given} />
    </KeepMarkup>,
    { onRecoverableError: (error) => console.warn('React recovered from an error in an island.', error) },
  )
  signal.addEventListener('abort', () => root.unmount())
}

defineElement('tree-island', (element, signal) => {
  hydrate(element, signal).catch((error: unknown) => console.warn('An island could not be loaded.', error))
})
