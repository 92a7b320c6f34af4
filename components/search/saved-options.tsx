import { getAreaLabel } from '@/lib/search/areas'
import { KindIcon } from '../ui/kind-icon'
import { Outline } from '../ui/outline'
import { findIcon } from './hit-icon'
import { OptionLink, OptionText, panelClass } from './option-link'
import { changeSaved, removePage, star, unstar, type Saved, type SavedPage } from './saved'
import { listId } from './shell'
import type { Combobox } from './use-combobox'

const starPath = 'm12 4 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z'
const removePath = 'm7 7 10 10M17 7 7 17'

const toName = ({ title, heading }: SavedPage) => (heading === '' ? title : `${title}: ${heading}`)

interface SavedOptionsProps {
  saved: Saved
  /** Pages to offer below the saved ones. */
  starts: readonly SavedPage[]
  combobox: Combobox
}

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
export function SavedOptions({ saved, starts, combobox }: SavedOptionsProps) {
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
