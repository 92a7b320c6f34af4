import { pageShown } from './page-change'

/** Blocks with most of a long page's elements. None of them changes its height while it's out of view. */
const blocks = '.prose > :is(docs-scroll, docs-code, figure, catalog-graph, flow-walk)'

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      (target as HTMLElement).style.contentVisibility = isIntersecting ? '' : 'auto'
  },
  { rootMargin: '100%' },
)

/**
 * Lets the browser skip blocks more than a screen away, so that a new theme or a dialog restyles what's visible instead
 * of thousands of elements. Skipped blocks keep the height they had, so positions of headings stay exact. Visible blocks
 * aren't contained, because tooltips and outlines leave them. Called again when heights may have changed.
 */
function skipFarBlocks(): void {
  watcher.disconnect()
  for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
    block.style.contentVisibility = ''
    block.style.containIntrinsicHeight = 'auto 10rem'
    watcher.observe(block)
  }
}

let width = innerWidth
skipFarBlocks()
document.addEventListener(pageShown, skipFarBlocks)
document.fonts.onloadingdone = skipFarBlocks
addEventListener('resize', () => {
  // On phones, hiding the address bar only changes the height.
  if (width !== innerWidth) skipFarBlocks()
  width = innerWidth
})
