import { isOurSite } from '@/lib/navigation/existing'
import { isMenu, type MenuEntry, type MenuItem } from '@/lib/navigation/types'
import { Outline } from '../ui/outline'
import { MenuGroups, MenuLink } from './menu-links'
import { StarBadge } from './star-badge'

/** Slides in from the right. Without JavaScript, it's a list at the end of the page. */
const dialogClass =
  'fixed inset-[0_0_0_auto] m-0 h-dvh max-h-none w-[min(24rem,100vw)] max-w-none overflow-y-auto overscroll-contain border-l border-line bg-ground text-text [transition:translate_var(--duration-slow)_var(--ease-out),overlay_var(--duration-slow)_allow-discrete,display_var(--duration-slow)_allow-discrete] [translate:100%_0] open:[translate:0_0] open:starting:[translate:100%_0] print:hidden max-docs:no-js:static max-docs:no-js:block max-docs:no-js:h-auto max-docs:no-js:w-auto max-docs:no-js:[translate:none] max-docs:no-js:border-0 max-docs:no-js:border-t'
const backdropClass =
  'backdrop:bg-[oklch(0_0_0/0)] backdrop:[transition:background_var(--duration-slow),overlay_var(--duration-slow)_allow-discrete,display_var(--duration-slow)_allow-discrete] open:backdrop:bg-[oklch(0_0_0/0.45)] open:starting:backdrop:bg-[oklch(0_0_0/0)]'

/** The menu on narrow screens. */
export function MobileMenu({ entries, start }: { entries: readonly MenuEntry[]; start?: MenuItem | undefined }) {
  return (
    <mobile-menu>
      <dialog id="mobile-menu" className={`${dialogClass} ${backdropClass}`} aria-label="Menu">
        <div className="min-h-full pb-8">
          <div className="sticky top-0 z-1 flex h-(--bar-height) items-center justify-between border-b border-line bg-ground pr-3 pl-5 no-js:static no-js:border-0">
            <p className="font-display font-bold text-ink">Menu</p>
            <form method="dialog" className="needs-js">
              <button className="icon-button" aria-label="Close menu">
                <Outline className="size-5.5" path="m6 6 12 12M18 6 6 18" />
              </button>
            </form>
          </div>
          <nav className="menu-sections px-5" aria-label="Menu" data-animated="">
            {entries.map((entry) =>
              isMenu(entry) ? (
                <details key={entry.name}>
                  <summary>{entry.name}</summary>
                  <div className="pb-[0.9rem]">
                    <MenuGroups menu={entry} isBrief showAll={{ frame: 'mt-1', link: 'py-[0.55rem]' }} />
                  </div>
                </details>
              ) : (
                <MenuLink key={entry.name} item={entry} />
              ),
            )}
          </nav>
          {start === undefined ? null : <MenuLink item={start} className="button mx-5 mt-5 block text-center" />}
          {isOurSite() ? <StarBadge className="m-4 min-[480px]:hidden" /> : null}
        </div>
      </dialog>
    </mobile-menu>
  )
}
