import { defineElement } from '../ui/define'
import { showLoader } from '../ui/loader'
import { loaderTitle } from './loader-title'

defineElement('search-page', (element, signal) => {
  const loader = element.querySelector<HTMLElement>('[data-slot=search-page-loader]')
  const input = element.querySelector('input')
  if (loader === null || input === null) return
  const mount = async () => {
    const { mountSearchPage } = await import('./page-results')
    if (!signal.aborted) mountSearchPage(element)
  }
  void showLoader(loader, mount, { title: loaderTitle, focus: input })
})
