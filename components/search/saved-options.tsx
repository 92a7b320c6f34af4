import { getAreaLabel } from '@/lib/search/areas'
import { KindIcon } from '../ui/kind-icon'
import { Outline } from '../ui/outline'
import { findIcon } from './hit-icon'
import { OptionLink, OptionText, panelClass } from './option-link'
import type { Option } from './options'
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
  onOption: (option: Option) => void
}

/** Grid rows of each list. A listbox may only contain options, so its buttons are siblings placed in the same rows. */
function toRows({ recent, favorites }: Saved, starts: readonly SavedPage[]) {
  const lists = [
    { name: 'Recent', isSaved: true, isFavorite: false, pages: recent },
    { name: 'Favorites', isSaved: true, isFavorite: true, pages: favorites },
    { name: 'Start here', isSaved: false, isFavorite: false, pages: starts },
  ].filter(({ pages }) => pages.length > 0)
  return lists.map((list, i) => {
    const before = lists.slice(0, i).flatMap(({ pages }) => pages).length
    return { ...list, row: before + i + 1, first: before }
  })
}

interface RowButtonProps {
  label: string
  row: number
  /** Only for the star. */
  isPressed?: boolean
  onPress: () => void
}

function RowButton({ label, row, isPressed, onPress }: RowButtonProps) {
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
      <Outline size={18}>
        <path d={slot === 'star' ? starPath : removePath} />
      </Outline>
    </button>
  )
}

/** Recently opened and favorite pages, and places to start. */
export function SavedOptions({ saved, starts, combobox, onOption }: SavedOptionsProps) {
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
                onOption={onOption}
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
        .filter(({ isSaved }) => isSaved)
        .map(({ name, isFavorite, pages, row }) => (
          <div key={name} role="group" aria-label={`${name}: star or remove`} className="contents">
            {pages.map((page, i) => (
              <span key={page.url} className="contents">
                <RowButton
                  label={`${isFavorite ? 'Unstar' : 'Star'} ${toName(page)}`}
                  row={row + i + 1}
                  isPressed={isFavorite}
                  onPress={() => changeSaved((all) => (isFavorite ? unstar(all, page) : star(all, page)))}
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
