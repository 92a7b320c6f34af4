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
      'docs-not-found': ElementProps
      'main-menu': ElementProps
      'mobile-menu': ElementProps
      'page-actions': ElementProps
      'site-menus': ElementProps
      'integration-filter': ElementProps
      'try-your-file': ElementProps & Record<`data-${string}`, string>
      'docs-sidebar': ElementProps & { source?: string | undefined }
    }
  }
}
