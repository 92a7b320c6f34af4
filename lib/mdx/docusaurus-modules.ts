import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { serveImage } from '../content/images'
import { findTreeSettings } from '../content/tree-settings'
import { withBase } from '../kit/urls'
import type { AuthorComponents } from './types'

interface Props extends Record<string, unknown> {
  children?: ReactNode
}

type Module = Record<string, unknown>

/** What renders each component, by name. */
export const listRenderers = (components: AuthorComponents): Record<string, ElementType> =>
  Object.fromEntries(Object.entries(components).map(([name, { render }]) => [name, render]))

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

/** Modules of Docusaurus by name, for a folder of content. */
function createModules(contentDir: string): Record<string, Module> {
  const serve = (written: string) => toServed(contentDir, written)
  const siteConfig = findTreeSettings(contentDir)?.config ?? {}
  return {
    '@docusaurus/Link': asModule(({ to, href = to, children, className }: Props & { to?: unknown; href?: unknown }) =>
      createElement('a', { className, href: typeof href === 'string' ? serve(href) : undefined }, children),
    ),
    '@docusaurus/Head': asModule(() => null),
    // Children that need a browser fail, and a placeholder replaces them.
    '@docusaurus/BrowserOnly': asModule(
      ({ fallback, children }: { fallback?: ReactNode; children?: () => ReactNode }) =>
        fallback === undefined ? children?.() : fallback,
    ),
    '@docusaurus/Translate': asModule(renderChildren, {
      translate: ({ message = '' }: { message?: string }) => message,
    }),
    '@docusaurus/useBaseUrl': asModule(serve, { useBaseUrlUtils: () => ({ withBaseUrl: serve }) }),
    '@docusaurus/useDocusaurusContext': asModule(() => {
      return { siteConfig, siteMetadata: {}, i18n: { currentLocale: 'en', locales: ['en'] } }
    }),
    '@docusaurus/useIsBrowser': asModule(() => false),
    '@docusaurus/ExecutionEnvironment': asModule({ canUseDOM: false }),
  }
}

const themeComponents: Record<string, (props: Props) => ReactNode> = {
  CodeBlock: ({ children }) => createElement('pre', null, createElement('code', null, children)),
  // Filled in when the page is finished, because other pages aren't known earlier.
  DocCardList: () => createElement('div', { 'data-doc-cards': '' }),
  Heading: ({ as = 'h2', ...props }) => createElement(as as string, props),
}

/** Our version of a Docusaurus module. Our components replace those of the theme. Undefined for other modules. */
export function findDocusaurusModule(name: string, contentDir: string, components: AuthorComponents) {
  const last = name.split('/').at(-1) ?? ''
  if (last === 'MDXComponents' && name !== last) return asModule(listRenderers(components))
  if (/^@theme(-original|-init)?\//.test(name))
    return asModule(themeComponents[last] ?? components[last]?.render ?? renderChildren)
  return name.startsWith('@docusaurus/') ? (createModules(contentDir)[name] ?? stub) : undefined
}
