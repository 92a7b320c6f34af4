import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { serveImage } from '../content/images'
import { findTreeSettings } from '../content/tree-settings'
import { withBase } from '../kit/urls'
import type { AuthorComponents } from './types'

interface Props extends Record<string, unknown> {
  children?: ReactNode
}

type Module = Record<string, unknown>

const renderNothing = () => null
const renderChildren = ({ children }: Props) => createElement(Fragment, null, children)
const asModule = (value: unknown, others: Module = {}): Module => ({ __esModule: true, default: value, ...others })

/** Stands in for hooks and constants of the theme that a static page doesn't need. Properties and calls return it, too. */
const stub = new Proxy(() => stub, {
  get: (_, key): unknown => (typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : stub),
}) as unknown as Module

/** URL of a file or page. Files are copied under another name, and pages keep their address. */
function toServed(contentDir: string, written: string): string {
  const address = written.startsWith('/') || /^[a-z-]+:|^#/.test(written) ? written : `/${written}`
  const isFile = /\.\w{2,5}$/.test(address) && !/\.(html|mdx?)$/.test(address)
  return (isFile ? serveImage(contentDir, '', address)?.src : undefined) ?? withBase(address)
}

/**
 * Our versions of the Docusaurus modules that a tree's components can import.
 * @param contentDir folder of the tree
 * @param components ours, which replace those of the theme with the same name
 * @returns undefined for other modules
 */
export function findDocusaurusModule(
  name: string,
  contentDir: string,
  components: AuthorComponents,
): Module | undefined {
  const siteConfig = findTreeSettings(contentDir)?.config ?? {}
  const isTheme = /^@theme(-original|-init)?\//.test(name)
  const last = name.split('/').at(-1) ?? ''
  if (name.endsWith('/MDXComponents')) {
    const known = Object.entries(components).map(([key, { render }]) => [key, render] as const)
    return asModule(Object.fromEntries(known))
  }
  if (isTheme && last === 'CodeBlock')
    return asModule(({ children }: Props) => createElement('pre', null, createElement('code', null, children)))
  // Filled in when the page is finished, because other pages aren't known earlier.
  if (isTheme && last === 'DocCardList') return asModule(() => createElement('div', { 'data-doc-cards': '' }))
  if (isTheme && last === 'Heading')
    return asModule(({ as = 'h2', ...props }: Props) => createElement(as as string, props))
  if (isTheme) return asModule((components[last]?.render as ComponentType<Props> | undefined) ?? renderChildren)
  switch (name) {
    case '@docusaurus/Link':
      return asModule(({ to, href, children, className }: Props) => {
        const target = to ?? href
        return createElement(
          'a',
          { className, href: typeof target === 'string' ? toServed(contentDir, target) : undefined },
          children,
        )
      })
    case '@docusaurus/Head':
      return asModule(renderNothing)
    case '@docusaurus/BrowserOnly':
      // Children that need a browser fail, and a placeholder replaces them.
      return asModule(({ fallback, children }: { fallback?: ReactNode; children?: () => ReactNode }) =>
        fallback === undefined ? children?.() : fallback,
      )
    case '@docusaurus/Translate':
      return asModule(renderChildren, { translate: ({ message = '' }: { message?: string }) => message })
    case '@docusaurus/useBaseUrl':
      return asModule((written: string) => toServed(contentDir, written), {
        useBaseUrlUtils: () => ({ withBaseUrl: (written: string) => toServed(contentDir, written) }),
      })
    case '@docusaurus/useDocusaurusContext':
      return asModule(() => ({ siteConfig, siteMetadata: {}, i18n: { currentLocale: 'en', locales: ['en'] } }))
    case '@docusaurus/useIsBrowser':
      return asModule(() => false)
    case '@docusaurus/ExecutionEnvironment':
      return asModule({ canUseDOM: false })
    default:
      return name.startsWith('@docusaurus/') ? stub : undefined
  }
}
