import './main-menu.element'
import './page-actions.element'
