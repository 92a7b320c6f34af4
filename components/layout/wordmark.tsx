import { findTreeLogo } from '@/lib/content/images'
import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'

interface MarkProps {
  /** Height and width in pixels. */
  size?: number
}

const shapes = writeMarkShapes(pageMarkColors)

/** The logo. Decorative, so it has no accessible name. */
function Mark({ size = 24 }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

/** Our logo, or the logo of another project. */
function Brand() {
  if (isOurSite()) return <Mark size={26} />
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
