import { toTrail } from '@/lib/search/areas'
import type { SearchHit } from '@/lib/search/contract'
import { withBase } from '@/lib/kit/urls'
import { KindIcon } from '../ui/kind-icon'
import { AnswerText } from './answer-text'
import { findIcon } from './hit-icon'
import { MarkedText } from './marked-text'
import type { Option, OptionGroup } from './options'
import { listId } from './shell'
import { toOptionId, type Combobox } from './use-combobox'

interface OptionProps {
  option: Option
  hit: SearchHit | undefined
  group: OptionGroup['group']
  index: number
  combobox: Combobox
  onOpen: (option: Option) => void
}

function PageRow({ group, hit }: Pick<OptionProps, 'group' | 'hit'>) {
  const excerpt = hit?._snippetResult.content.value ?? ''
  const trail = toTrail(group.area, group.breadcrumbs)
  return (
    <>
      <KindIcon name={findIcon(group.path, group.area)} />
      <span className="search-option-text">
        <span className="search-option-title">
          <MarkedText value={group.title.value} />
        </span>
        {trail === hit?.title ? null : <span className="search-option-trail">{trail}</span>}
        {hit?.answer === undefined ? null : <AnswerText answer={hit.answer} />}
        {excerpt === '' || hit?.answer !== undefined ? null : (
          <span className="search-option-excerpt">
            <MarkedText value={excerpt} />
          </span>
        )}
      </span>
    </>
  )
}

function PlaceRow({ hit }: { hit: SearchHit }) {
  const excerpt = hit._snippetResult.content.value
  return (
    <span className="search-option-text">
      <span className="search-option-title">
        <MarkedText value={hit._highlightResult.heading.value} />
      </span>
      {excerpt === '' ? null : (
        <span className="search-option-excerpt">
          <MarkedText value={excerpt} />
        </span>
      )}
    </span>
  )
}

function ResultOption({ option, hit, group, index, combobox, onOpen }: OptionProps) {
  const isPlace = hit !== undefined && hit.heading !== ''
  return (
    <a
      id={toOptionId(index)}
      role="option"
      aria-selected={combobox.activeKey === option.key}
      tabIndex={-1}
      href={withBase(option.page.url)}
      className={isPlace ? 'search-option search-place' : 'search-option'}
      // Not on enter: if the list changes under a resting pointer, the selection stays.
      onMouseMove={() => combobox.activate(option.key)}
      onClick={() => onOpen(option)}
      onAuxClick={() => onOpen(option)}
    >
      {isPlace ? <PlaceRow hit={hit} /> : <PageRow group={group} hit={hit} />}
    </a>
  )
}

interface ResultOptionsProps {
  /** The options are for a previous query. */
  isStale: boolean
  groups: readonly OptionGroup[]
  combobox: Combobox
  onOpen: (option: Option) => void
}

/** Search results grouped by page: its title and breadcrumbs, then matching headings with excerpts. */
export function ResultOptions({ groups, isStale, combobox, onOpen }: ResultOptionsProps) {
  const order = groups.flatMap(({ options }) => options.map(({ option }) => option.key))
  return (
    <div id={listId} role="listbox" aria-label="Results" className="search-results" data-stale={isStale || undefined}>
      {groups.map(({ group, options }) => (
        <div
          key={group.path}
          role="group"
          aria-label={options[0]?.option.page.title ?? group.path}
          className="search-group"
        >
          {options.map(({ option, hit }) => (
            <ResultOption
              key={option.key}
              option={option}
              hit={hit}
              group={group}
              index={order.indexOf(option.key)}
              combobox={combobox}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
