import { define } from '../ui/define'
import { watchScroller } from '../ui/watch-scroller'

/** Roles that some browsers take away from a table whose rows are laid out as blocks. */
const roles: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
}

/** The frame of a table or a picture: what is too wide scrolls; a table laid out as a list stays one to screen readers. */
class ScrollElement extends HTMLElement {
  connectedCallback() {
    watchScroller(this, this.getAttribute('label') ?? 'Table')
    const fields = this.querySelector('table:is(.fields, .stacks)')
    for (const part of fields === null ? [] : [fields, ...fields.querySelectorAll('thead, tbody, tr, th, td')]) {
      part.setAttribute('role', roles[part.tagName] ?? 'presentation')
    }
  }
}

export function defineScroll(): void {
  define('docs-scroll', ScrollElement)
}
