import { defineMobileMenu } from './mobile-menu.element'
import { defineSiteMenus } from './site-menus.element'

defineMobileMenu()
defineSiteMenus()
