import * as React from 'react'
import * as ReactDom from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'

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

/** A component of another project's content that its author made interactive (lib/mdx/tree-islands.ts). */
class TreeIsland extends HTMLElement {
  private root: Root | undefined

  connectedCallback() {
    this.hydrate().catch((error: unknown) => console.warn('An island could not be loaded.', error))
  }

  disconnectedCallback() {
    this.root?.unmount()
  }

  private async hydrate() {
    const { name = '', props = '{}' } = this.dataset
    const loaded = (await import(this.getAttribute('src') ?? '')) as Record<string, React.ElementType>
    const Island = loaded[name]
    if (Island === undefined || !this.isConnected) return
    const slot = this.querySelector('tree-slot')
    const given = JSON.parse(props) as Record<string, unknown>
    if (slot !== null) {
      const dangerouslySetInnerHTML = { __html: slot.innerHTML }
      given.children = React.createElement('tree-slot', { style: { display: 'contents' }, dangerouslySetInnerHTML })
    }
    this.root = hydrateRoot(
      this,
      <KeepMarkup markup={this.innerHTML}>
        <Island {...given} />
      </KeepMarkup>,
      { onRecoverableError: (error) => console.warn('React recovered from an error in an island.', error) },
    )
  }
}

customElements.define('tree-island', TreeIsland)
