import type { ComponentProps, ReactNode } from 'react'
import { withBase } from '@/lib/kit/urls'
import { getAreaLabel, toTrail } from '@/lib/search/areas'
import { KindIcon } from '../ui/kind-icon'
import { Outline } from '../ui/outline'
import { findIcon, HitText, MarkedText } from './hit'
import type { Option, OptionGroup } from './options'
import { changeSaved, removePage, star, unstar, type Saved, type SavedPage } from './saved'
import { listId } from './shell'
import { toOptionId, type Combobox } from './use-combobox'

/** Class of the panels that list options, which scroll. */
const panelClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin] scroll-py-2'

interface OptionLinkProps extends ComponentProps<'a'> {
  option: Option
  /** Position among all options of the list. */
  index: number
  combobox: Combobox
}

/** An option of the search dialog. */
function OptionLink({ option, index, combobox, className = '', children, ...props }: OptionLinkProps) {
  const { url } = option.page
  const open = () => combobox.onOpen(option)
  return (
    <a
      {...props}
      href={withBase(url)}
      id={toOptionId(index)}
      role="option"
      aria-selected={combobox.activeUrl === url}
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-md px-[0.6rem] py-2 text-text no-underline aria-selected:bg-link-soft aria-selected:[box-shadow:inset_2px_0_0_var(--link)] [&_.kind-icon]:mt-[0.1rem] [&_.kind-icon]:size-7 [&_.kind-icon]:flex-none [&_.kind-icon>svg]:size-[1.05rem] ${className}`}
      // Not on enter: if the list changes under a resting pointer, the selection stays.
      onMouseMove={() => combobox.activate(url)}
      onClick={open}
      onAuxClick={open}
    >
      {children}
    </a>
  )
}

/** The text of an option: its title, where it is, and what else there is to say. */
function OptionText(props: { title: ReactNode; weight?: string; trail?: string | undefined; children?: ReactNode }) {
  const { title, weight = 'font-[650]', trail, children } = props
  return (
    <span className="block min-w-0 flex-1">
      <span className={`block overflow-hidden text-ellipsis wrap-anywhere text-ink ${weight}`}>{title}</span>
      {trail === undefined ? null : (
        <span
          data-slot="search-option-trail"
          className="block overflow-hidden text-xs text-ellipsis whitespace-nowrap text-muted"
        >
          {trail}
        </span>
      )}
      {children}
    </span>
  )
}

function ResultOption({ group, ...props }: OptionLinkProps & { group: OptionGroup }) {
  const { hit } = props.option
  const text = <HitText hit={hit} as="span" className="line-clamp-2 text-ellipsis" />
  if (hit === undefined || hit.heading === '') {
    const trail = toTrail(group.area, group.breadcrumbs)
    return (
      <OptionLink {...props}>
        <KindIcon name={findIcon(group.path, group.area)} />
        <OptionText title={<MarkedText value={group.markedTitle} />} trail={trail === hit?.title ? undefined : trail}>
          {text}
        </OptionText>
      </OptionLink>
    )
  }
  return (
    <OptionLink
      {...props}
      data-slot="search-place"
      className="relative pl-[3.1rem] before:absolute before:inset-y-0 before:left-[1.45rem] before:border-l before:border-line-strong before:opacity-50"
    >
      <OptionText title={<MarkedText value={hit._highlightResult.heading.value} />} weight="font-[550]">
        {text}
      </OptionText>
    </OptionLink>
  )
}

/** Search results grouped by page, with matching headings. They're stale if they belong to a previous query. */
export function ResultOptions(props: { groups: readonly OptionGroup[]; isStale: boolean; combobox: Combobox }) {
  const { groups, isStale, combobox } = props
  const all = groups.flatMap(({ options }) => options)
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      className={`${panelClass} data-stale:opacity-60`}
      data-stale={isStale || undefined}
    >
      {groups.map((group) => (
        <div
          key={group.path}
          role="group"
          aria-label={group.title}
          className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
        >
          {group.options.map((option) => (
            <ResultOption key={option.page.url} {...{ option, group, combobox }} index={all.indexOf(option)} />
          ))}
        </div>
      ))}
    </div>
  )
}

const starPath = 'm12 4 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z'
const removePath = 'm7 7 10 10M17 7 7 17'

const toName = ({ title, heading }: SavedPage) => (heading === '' ? title : `${title}: ${heading}`)

/** Grid rows of each list. A listbox may only contain options, so its buttons are siblings placed in the same rows. */
function toRows({ recent, favorites }: Saved, starts: readonly SavedPage[]) {
  const all = Object.entries({ Recent: recent, Favorites: favorites, 'Start here': starts })
  const lists = all.filter(([, pages]) => pages.length > 0)
  return lists.map(([name, pages], i) => {
    const first = lists.slice(0, i).flatMap(([, before]) => before).length
    return { name, pages, first, row: first + i + 1 }
  })
}

/** @param props `isPressed` is only for the star */
function RowButton(props: { label: string; row: number; isPressed?: boolean; onPress: () => void }) {
  const { label, row, isPressed, onPress } = props
  const slot = isPressed === undefined ? 'remove' : 'star'
  return (
    <button
      type="button"
      data-slot={slot}
      className={`icon-button z-1 size-9 self-center ${slot === 'star' ? 'col-start-2 aria-pressed:[&>svg]:fill-current' : 'col-start-3 mr-1'}`}
      style={{ gridRow: row }}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={({ currentTarget }) => {
        // Move focus to the same button in the next row, or the field, before this one is removed.
        const dialog = currentTarget.closest('dialog')
        const buttons = [...(dialog?.querySelectorAll<HTMLElement>(`[data-slot=${slot}]`) ?? [])]
        const at = buttons.indexOf(currentTarget)
        const next = buttons[at + 1] ?? buttons[at - 1] ?? dialog?.querySelector('input')
        next?.focus()
        onPress()
      }}
    >
      <Outline size={18} path={slot === 'star' ? starPath : removePath} />
    </button>
  )
}

/** Recently opened and favorite pages, and places to start. */
export function SavedOptions(props: { saved: Saved; starts: readonly SavedPage[]; combobox: Combobox }) {
  const { saved, starts, combobox } = props
  const lists = toRows(saved, starts)
  return (
    <div
      data-slot="search-saved"
      className={`${panelClass} grid grid-cols-[minmax(0,1fr)_auto_auto] content-start sm:in-[dialog:not([data-grown])]:max-h-[min(31rem,64dvh)]`}
    >
      <div id={listId} className="contents" role="listbox" aria-label="Recent, favorite and other pages">
        {lists.map(({ name, pages, row, first }) => (
          <div key={name} className="contents" role="group" aria-labelledby={`${listId}-label-${row}`}>
            <span
              id={`${listId}-label-${row}`}
              role="presentation"
              className="col-span-full px-[0.6rem] pt-2 pb-1 text-xs font-semibold text-muted"
              style={{ gridRow: row }}
            >
              {name}
            </span>
            {pages.map((page, i) => (
              <OptionLink
                key={page.url}
                option={{ page }}
                index={first + i}
                combobox={combobox}
                className="col-span-full pr-20"
                style={{ gridRow: row + i + 1 }}
              >
                <KindIcon name={findIcon(page.url, page.area)} />
                <OptionText
                  title={page.heading === '' ? page.title : page.heading}
                  trail={page.heading === '' ? getAreaLabel(page.area) : `${getAreaLabel(page.area)} › ${page.title}`}
                />
              </OptionLink>
            ))}
          </div>
        ))}
      </div>
      {lists
        .filter(({ pages }) => pages !== starts)
        .map(({ name, pages, row }) => (
          <div key={name} role="group" aria-label={`${name}: star or remove`} className="contents">
            {pages.map((page, i) => (
              <span key={page.url} className="contents">
                <RowButton
                  label={`${pages === saved.favorites ? 'Unstar' : 'Star'} ${toName(page)}`}
                  row={row + i + 1}
                  isPressed={pages === saved.favorites}
                  onPress={() => changeSaved((all) => (pages === saved.favorites ? unstar : star)(all, page))}
                />
                <RowButton
                  label={`Remove ${toName(page)}`}
                  row={row + i + 1}
                  onPress={() => changeSaved((all) => removePage(all, page.url))}
                />
              </span>
            ))}
          </div>
        ))}
    </div>
  )
}
