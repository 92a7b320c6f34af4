import { defineCode } from '../mdx/code.element'
import { defineFigure } from '../mdx/figure.element'
import { defineMermaid } from '../mdx/mermaid.element'
import { defineScroll } from '../mdx/scroll.element'
import { defineTabs } from '../mdx/tabs.element'
import { copyAnchors } from './anchors'
import { wireBackToTop } from './back-to-top'
import { defineNotFound } from './not-found.element'
import { fillReports } from './report'
import { defineSidebar } from './sidebar.element'
import { defineToc } from './toc.element'

defineCode()
defineFigure()
defineMermaid()
defineScroll()
defineTabs()
defineSidebar()
defineToc()
defineNotFound()
fillReports()
copyAnchors()
wireBackToTop()
