import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { serveImage } from '../content/images'
import { findTreeSettings } from '../content/tree-settings'
import { withBase } from '../kit/urls'
import type { AuthorComponents } from './types'

interface Props extends Record<string, unknown> {
  children?: ReactNode
}

type Module = Record<string, unknown>

const none = () => null
const onlyChildren = ({ children }: Props) => createElement(Fragment, null, children)
const asModule = (value: unknown, others: Module = {}): Module => ({ __esModule: true, default: value, ...others })

/** Hooks and constants of the theme that have no meaning here: any of them is an empty object, or gives one. */
const anything = new Proxy(() => anything, {
  get: (_, key): unknown => (typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : anything),
}) as unknown as Module

/** `/img/a.png` is copied to a file with another name, a page stays where it is. */
function toServed(contentDir: string, written: string): string {
  const address = written.startsWith('/') || /^[a-z-]+:|^#/.test(written) ? written : `/${written}`
  const isFile = /\.\w{2,5}$/.test(address) && !/\.(html|mdx?)$/.test(address)
  return (isFile ? serveImage(contentDir, '', address)?.src : undefined) ?? withBase(address)
}

/**
 * Modules of Docusaurus that components of a tree import, as far as they make sense in a static page.
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
  if (isTheme) return asModule((components[last]?.render as ComponentType<Props> | undefined) ?? onlyChildren)
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
      return asModule(none)
    case '@docusaurus/BrowserOnly':
      // What needs a browser fails, and becomes a placeholder.
      return asModule(({ fallback, children }: { fallback?: ReactNode; children?: () => ReactNode }) =>
        fallback === undefined ? children?.() : fallback,
      )
    case '@docusaurus/Translate':
      return asModule(onlyChildren, { translate: ({ message = '' }: { message?: string }) => message })
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
      return name.startsWith('@docusaurus/') ? anything : undefined
  }
}
