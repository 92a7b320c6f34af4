import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string }

type PlainElement =
  | `docs-${'code' | 'mermaid' | 'figure' | 'toc' | 'not-found'}`
  | `${'main' | 'mobile'}-menu`
  | `${'sdk' | 'integration'}-filter`
  | 'catalog-graph'
  | 'flow-walk'
  | 'live-catalog'
  | 'search-page'
  | 'page-actions'
  | 'site-menus'

declare module 'react' {
  namespace JSX {
    /** Declares the custom elements for JSX. */
    interface IntrinsicElements extends Record<PlainElement, ElementProps> {
      'docs-scroll': ElementProps & { label?: string }
      'docs-tabs': ElementProps & { group?: string }
      'docs-sidebar': ElementProps & { source?: string }
      'try-your-file': ElementProps & Record<`data-${string}`, string>
    }
  }
}
