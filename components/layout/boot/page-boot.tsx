import { llmsPath } from '@/lib/outputs/markdown-copy/addresses'
import { basePath, colourMode } from '@/lib/kit/options'
import { site, type Announcement } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { writeAddressBoot } from './address-boot'
import { writeAnnouncementBoot } from './announcement-boot'
import { writeBasePathBoot } from './base-path-boot'
import { keyboardBoot } from './keyboard-boot'
import { writeThemeBoot } from './theme-boot'

/** Runs before the first paint. Identical on every page, so the CSP needs a single hash. */
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

/** The boot script. It's outside the part of the document that navigation replaces. */
export function PageBoot() {
  return <script dangerouslySetInnerHTML={{ __html: writePageBoot(site.announcement) }} />
}

/**
 * A hint for AI agents that read pages as text, hidden from visitors and screen readers. Rendered after the skip link,
 * which has to be the first link on the page.
 */
export function AgentHint() {
  return (
    <p className="hidden">
      For AI agents: an index of all pages in Markdown is at <a href={withBase(llmsPath)}>{llmsPath}</a>.
    </p>
  )
}
