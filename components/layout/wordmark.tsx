import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { Mark } from './mark'

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
