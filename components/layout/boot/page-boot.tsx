import { HtmlSlot } from '@/components/ui/html-slot'
import { basePath, colourMode } from '@/lib/options'
import { site, type Announcement } from '@/lib/site'
import { writeAnnouncementBoot } from './announcement-boot'
import { writeBasePathBoot } from './base-path-boot'
import { keyboardBoot } from './keyboard-boot'
import { writeThemeBoot } from './theme-boot'

/** Runs before anything is painted. It is the same on every page, so that one hash allows it. */
export function writePageBoot(announcement: Announcement | undefined): string {
  const parts = [
    writeThemeBoot(colourMode),
    keyboardBoot,
    writeAnnouncementBoot(announcement),
    writeBasePathBoot(basePath),
  ]
  return `(()=>{const root=document.documentElement\n${parts.join('')}})()`
}

/** The scripts of every page stand in a slot, because React would send them twice. */
export function PageBoot() {
  return <HtmlSlot html={`<script>${writePageBoot(site.announcement)}</script>`} className="boot" />
}
