import { defineMainMenu } from './main-menu.element'
import { definePageActions } from './page-actions.element'

defineMainMenu()
definePageActions()
