import { define } from '../ui/define'
import { showLoader } from '../ui/loader'
import { loaderTitle } from './loader-title'

/** The search page. Loads the code that shows results. */
class SearchPageElement extends HTMLElement {
  connectedCallback() {
    const loader = this.querySelector<HTMLElement>('[data-slot=search-page-loader]')
    const input = this.querySelector('input')
    if (loader === null || input === null) return
    const mount = async () => {
      const { mountSearchPage } = await import('./page-results')
      if (this.isConnected) mountSearchPage(this)
    }
    void showLoader(loader, mount, { title: loaderTitle, focus: input })
  }
}

define('search-page', SearchPageElement)
