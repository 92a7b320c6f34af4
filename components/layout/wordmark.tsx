import { findTreeLogo } from '@/lib/content/images'
import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'

const shapes = writeMarkShapes(pageMarkColors)

/** Our logo, or the logo of another project. Decorative, so it has no accessible name. */
function Brand() {
  if (isOurSite())
    return (
      <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />
    )
  const logo = findTreeLogo()
  if (logo === undefined) return null
  const { src, width = 1, height = 1 } = logo
  return <img src={src} alt="" height={26} width={Math.round((26 * width) / height)} />
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
