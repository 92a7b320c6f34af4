import { defineCode } from '../mdx/code.element'
import { defineScroll } from '../mdx/scroll.element'
import { copyAnchors } from './anchors'
import { defineSidebar } from './sidebar.element'
import { defineToc } from './toc.element'

defineCode()
defineScroll()
defineSidebar()
defineToc()
copyAnchors()
