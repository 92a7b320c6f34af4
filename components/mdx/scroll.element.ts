import { defineElement } from '../ui/define'
import { watchScroller } from '../ui/watch-scroller'

/** Roles to restore: some browsers drop table semantics when CSS changes the display of rows. */
const roles: Record<string, string> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
}

/** Scroll container for tables and pictures. Tables displayed as lists keep their roles for screen readers. */
defineElement('docs-scroll', (scroller) => {
  watchScroller(scroller, scroller.getAttribute('label') ?? 'Table')
  const fields = scroller.querySelector('table:is(.fields, .stacks)')
  for (const part of fields === null ? [] : [fields, ...fields.querySelectorAll('thead, tbody, tr, th, td')])
    part.setAttribute('role', roles[part.tagName] ?? 'presentation')
})
