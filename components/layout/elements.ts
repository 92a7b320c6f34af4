import { defineCode } from '../mdx/code.element'
import { defineFigure } from '../mdx/figure.element'
import { defineMermaid } from '../mdx/mermaid.element'
import { defineScroll } from '../mdx/scroll.element'
import { defineTabs } from '../mdx/tabs.element'
import { steerVersionLinks } from '../navigation/version-links'
import { copyAnchors } from './anchors'
import { wireBackToTop } from './back-to-top'
import { defineMainMenu } from './main-menu.element'
import { defineMobileMenu } from './mobile-menu.element'
import { defineNotFound } from './not-found.element'
import { fillReports } from './report'
import { defineSidebar } from './sidebar.element'
import { defineSiteMenus } from './site-menus.element'
import { defineToc } from './toc.element'

defineCode()
defineFigure()
defineMermaid()
defineScroll()
defineTabs()
defineSidebar()
defineMainMenu()
defineMobileMenu()
defineSiteMenus()
defineToc()
defineNotFound()
fillReports()
copyAnchors()
steerVersionLinks()
wireBackToTop()
