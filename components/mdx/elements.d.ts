import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string }

declare module 'react' {
  // Declares the custom elements for JSX.

  namespace JSX {
    interface IntrinsicElements {
      'docs-code': ElementProps
      'docs-scroll': ElementProps & { label?: string }
      'docs-tabs': ElementProps & { group?: string | undefined }
      'docs-mermaid': ElementProps
      'sdk-filter': ElementProps
      'docs-figure': ElementProps
      'catalog-graph': ElementProps
      'flow-walk': ElementProps
      'live-catalog': ElementProps
      'docs-toc': ElementProps
      'search-page': ElementProps
      'docs-sidebar': ElementProps & { source?: string | undefined }
    }
  }
}
