import { toTrail } from '@/lib/search/areas'
import type { SearchHit } from '@/lib/search/contract'
import { withBase } from '@/lib/kit/urls'
import { KindIcon } from '../ui/kind-icon'
import { AnswerText } from './answer-text'
import { findIcon } from './hit-icon'
import { MarkedText } from './marked-text'
import { OptionLink, OptionText, panelClass } from './option-link'
import type { Option, OptionGroup } from './options'
import { listId } from './shell'
import type { Combobox } from './use-combobox'

interface OptionProps {
  option: Option
  hit: SearchHit | undefined
  group: OptionGroup['group']
  index: number
  combobox: Combobox
  onOpen: (option: Option) => void
}

function Excerpt({ hit }: { hit: SearchHit | undefined }) {
  const value = hit?._snippetResult.content.value ?? ''
  if (value === '') return null
  return (
    <span
      data-slot="search-option-excerpt"
      className="line-clamp-2 wrap-anywhere text-ellipsis text-muted [&_mark]:font-semibold"
    >
      <MarkedText value={value} />
    </span>
  )
}

function PageRow({ group, hit }: Pick<OptionProps, 'group' | 'hit'>) {
  const trail = toTrail(group.area, group.breadcrumbs)
  return (
    <>
      <KindIcon name={findIcon(group.path, group.area)} />
      <OptionText title={<MarkedText value={group.title.value} />} trail={trail === hit?.title ? undefined : trail}>
        {hit?.answer === undefined ? <Excerpt hit={hit} /> : <AnswerText answer={hit.answer} />}
      </OptionText>
    </>
  )
}

function ResultOption({ option, hit, group, index, combobox, onOpen }: OptionProps) {
  const link = { optionKey: option.key, href: withBase(option.page.url), index, combobox, onOpen: () => onOpen(option) }
  if (hit === undefined || hit.heading === '')
    return (
      <OptionLink {...link}>
        <PageRow group={group} hit={hit} />
      </OptionLink>
    )
  return (
    <OptionLink
      {...link}
      data-slot="search-place"
      className="relative pl-[3.1rem] before:absolute before:inset-y-0 before:left-[1.45rem] before:border-l before:border-line-strong before:opacity-50"
    >
      <OptionText title={<MarkedText value={hit._highlightResult.heading.value} />} weight="font-[550]">
        <Excerpt hit={hit} />
      </OptionText>
    </OptionLink>
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
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      className={`${panelClass} data-stale:opacity-60`}
      data-stale={isStale || undefined}
    >
      {groups.map(({ group, options }) => (
        <div
          key={group.path}
          role="group"
          aria-label={options[0]?.option.page.title ?? group.path}
          className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
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
