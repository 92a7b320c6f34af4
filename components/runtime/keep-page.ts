import { keepThisPage } from '../ui/page-slots'

keepThisPage()
