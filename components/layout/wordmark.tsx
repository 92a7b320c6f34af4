import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

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

/** Logo and site name, linked to the home page. */
export function Wordmark() {
  return (
    <a
      href={withBase('/')}
      className="inline-flex items-center gap-[0.55rem] font-display text-[1.06rem] font-bold tracking-[-0.01em] text-ink no-underline"
    >
      <Mark size={26} />
      {site.name}
    </a>
  )
}
