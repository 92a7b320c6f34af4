import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { SidebarList } from '@/components/layout/sidebar-list'
import { getDocsSite, getSidebarFile, isLongSidebar } from '@/lib/docs'
import { writeInFolder } from '@/lib/kit/files'

/** Writes sidebars that are too long to include in every page to files in `public/`. */
export function writeSidebars(): void {
  for (const { name, sidebars } of getDocsSite().versions) {
    for (const [sidebar, items] of Object.entries(sidebars)) {
      const file = path.join('public', getSidebarFile(name, sidebar))
      if (isLongSidebar(sidebar, items)) writeInFolder(file, renderToStaticMarkup(<SidebarList items={items} />))
    }
  }
}
