import { defineCode } from '../mdx/code.element'
import { defineFigure } from '../mdx/figure.element'
import { defineMermaid } from '../mdx/mermaid.element'
import { defineScroll } from '../mdx/scroll.element'
import { defineTabs } from '../mdx/tabs.element'
import { wireSearch } from '../search/opener'
import { copyAnchors } from './anchors'
import { wireBackToTop } from './back-to-top'
import { defineSidebar } from './sidebar.element'
import { defineToc } from './toc.element'

defineCode()
defineFigure()
defineMermaid()
defineScroll()
defineTabs()
defineSidebar()
defineToc()
copyAnchors()
wireBackToTop()
wireSearch()
