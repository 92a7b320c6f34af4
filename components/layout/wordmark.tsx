import { serveImage } from '@/lib/content/images'
import { findTreeSettings } from '@/lib/content/tree-settings'
import { getContentDir } from '@/lib/kit/env'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'
import { Mark } from './mark'

/** Our logo, or the logo of another project. */
function Brand() {
  if (isOurSite()) return <Mark size={26} />
  const src = findTreeSettings(getContentDir())?.navbar?.logo?.src
  const logo = src === undefined ? undefined : serveImage(getContentDir(), '', `/${src.replace(/^\/+/, '')}`)
  // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server
  return logo === undefined ? null : <img src={logo.src} alt="" height={26} width={26} className="object-contain" />
}

/** Logo and site name, linked to the home page. */
export function Wordmark() {
  return (
    <a
      href={withBase('/')}
      className="inline-flex items-center gap-[0.55rem] font-display text-[1.06rem] font-bold tracking-[-0.01em] text-ink no-underline"
    >
      <Brand />
      {site.name}
    </a>
  )
}
