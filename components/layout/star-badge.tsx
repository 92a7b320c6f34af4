import { site } from '@/lib/kit/site'

/** GitHub star count. */
export function StarBadge({ className }: { className: string }) {
  return (
    <a
      className={`inline-flex h-8.5 items-center gap-[0.45rem] rounded-md border border-line px-[0.7rem] text-sm font-[550] whitespace-nowrap text-muted [font-variant-numeric:tabular-nums] no-underline transition-[border-color] hover:border-line-strong hover:text-ink ${className}`}
      href={site.links.repository}
    >
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-4 flex-none text-(--entity-edge)">
        <path d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z" />
      </svg>
      <span>
        {site.stars}
        <span className="sr-only"> stars on GitHub</span>
      </span>
    </a>
  )
}
