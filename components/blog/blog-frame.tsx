import type { ReactNode } from 'react'

const asideClass =
  'mt-16 border-t border-line pt-8 text-sm leading-[1.4] *:not-first:mt-8 *:not-first:block docs:sticky docs:top-(--bar-height) docs:-mt-4 docs:max-h-[calc(100dvh-var(--bar-height))] docs:self-start docs:overflow-y-auto docs:overscroll-contain docs:border-t-0 docs:pt-4 docs:pb-8 docs:[grid-area:1/1] docs:[scrollbar-width:thin] print:hidden'
const linksClass =
  '[&_a]:block [&_a]:rounded-sm [&_a]:px-[0.6rem] [&_a]:py-[0.3rem] [&_a]:wrap-anywhere [&_a]:text-muted [&_a]:no-underline [&_a]:hover:bg-sunken [&_a]:hover:text-ink [&_a]:current:bg-link-soft [&_a]:current:font-semibold [&_a]:current:text-link [&_span]:float-right [&_span]:text-inherit'

/** Layout of every blog page: content with an aside, which moves below the content on narrow screens. */
export function BlogFrame({ aside, children }: Record<'aside' | 'children', ReactNode>) {
  return (
    <div className="container-wide pt-[clamp(1.75rem,4vw,3.25rem)] pb-20 docs:grid docs:grid-cols-[13.5rem_minmax(0,1fr)] docs:gap-x-[clamp(2rem,4vw,4.5rem)] print:block print:p-0">
      {children}
      <div className={`${asideClass} ${linksClass}`}>{aside}</div>
    </div>
  )
}
