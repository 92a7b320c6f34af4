import { HtmlSlot } from '@/components/ui/html-slot'
import { llmsPath } from '@/lib/outputs/markdown-copy/addresses'
import { basePath, colourMode } from '@/lib/kit/options'
import { site, type Announcement } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { writeAddressBoot } from './address-boot'
import { writeAnnouncementBoot } from './announcement-boot'
import { writeBasePathBoot } from './base-path-boot'
import { keyboardBoot } from './keyboard-boot'
import { writeThemeBoot } from './theme-boot'

/** Runs before anything is painted. It is the same on every page, so that one hash allows it. */
export function writePageBoot(announcement: Announcement | undefined): string {
  const parts = [
    writeAddressBoot(basePath),
    writeThemeBoot(colourMode),
    keyboardBoot,
    writeAnnouncementBoot(announcement),
    writeBasePathBoot(basePath),
  ]
  return `(()=>{const root=document.documentElement\n${parts.join('')}})()`
}

/** The script of every page. It stays when a link replaces the page. */
export function PageBoot() {
  return <HtmlSlot html={`<script>${writePageBoot(site.announcement)}</script>`} className="boot" />
}

/**
 * For programs that read a page as text; nobody sees it, and nothing reads it aloud. Stands after the link that skips
 * the frame, which has to be the first of the page.
 */
export function AgentHint() {
  const html = `<p>For AI agents: an index of all pages in Markdown is at <a href="${withBase(llmsPath)}">${llmsPath}</a>.</p>`
  return <HtmlSlot html={html} className="boot" />
}
