import { toTrail } from '@/lib/search/areas'
import { KindIcon } from '../ui/kind-icon'
import { findIcon } from './hit-icon'
import { HitText, MarkedText } from './hit-text'
import { OptionLink, OptionText, panelClass } from './option-link'
import type { Option, OptionGroup } from './options'
import { listId } from './shell'
import type { Combobox } from './use-combobox'

interface ResultOptionProps {
  option: Option
  group: OptionGroup
  index: number
  combobox: Combobox
}

function ResultOption({ group, ...props }: ResultOptionProps) {
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

interface ResultOptionsProps {
  /** The options are for a previous query. */
  isStale: boolean
  groups: readonly OptionGroup[]
  combobox: Combobox
}

/** Search results grouped by page: its title and breadcrumbs, then matching headings with excerpts. */
export function ResultOptions({ groups, isStale, ...props }: ResultOptionsProps) {
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
            <ResultOption key={option.page.url} option={option} group={group} index={all.indexOf(option)} {...props} />
          ))}
        </div>
      ))}
    </div>
  )
}
