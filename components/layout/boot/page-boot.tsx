import { HtmlSlot } from '@/components/ui/html-slot'
import { llmsPath } from '@/lib/markdown-copy/addresses'
import { basePath, site } from '@/lib/site'
import { withBase } from '@/lib/urls'
import { writeAnnouncementBoot } from './announcement-boot'
import { writeBasePathBoot } from './base-path-boot'
import { keyboardBoot } from './keyboard-boot'
import { writeThemeBoot } from './theme-boot'

/** Runs before anything is painted. It is the same on every page, so that one hash allows it. */
export function writePageBoot({ colourMode, announcement }: Pick<typeof site, 'colourMode' | 'announcement'>): string {
  const parts = [
    writeThemeBoot(colourMode),
    keyboardBoot,
    writeAnnouncementBoot(announcement),
    writeBasePathBoot(basePath),
  ]
  return `(()=>{const root=document.documentElement\n${parts.join('')}})()`
}

/** For programs that read a page as text: nobody sees it, and a link would keep the skip link from being the first. */
const forAgents = `<p>For AI agents: all pages as Markdown are listed at ${withBase(llmsPath)}</p>`

/** The scripts of every page stand in a slot, because React would send them twice. */
export function PageBoot() {
  return <HtmlSlot html={`<script>${writePageBoot(site)}</script>${forAgents}`} className="boot" />
}
