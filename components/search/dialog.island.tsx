import { useEffect, useSyncExternalStore } from 'react'
import { toSearchAddress } from '@/lib/search/address'
import { reportClick } from '@/lib/search/insights'
import { withBase } from '@/lib/kit/urls'
import { mountIsland } from '../islands/mount-island'
import { writeField } from './field'
import { ResultOptions, SavedOptions } from './dialog-options'
import { ErrorScreen, NoResults, ProviderNote, Skeleton } from './messages'
import { groupHits, toSeeAll } from './options'
import { addRecent, changeSaved, getSaved, watchSaved } from './saved'
import type { Shell } from './shell'
import { FIRST_HITS, HITS, readSearchContext } from './site-client'
import { listStartingPoints } from './starting-points'
import { announce, useAnnouncement } from './use-announcement'
import { useCombobox } from './use-combobox'
import { useDialogAnswer } from './use-dialog-answer'
import { useField } from './use-field'

function Panel({ shell: { dialog, input, status } }: { shell: Shell }) {
  const answer = useDialogAnswer(useField(input))
  const { state, query, response, isCurrent } = answer
  const saved = useSyncExternalStore(watchSaved, getSaved)
  const isIdle = state === 'idle'
  const groups =
    state === 'results' || state === 'stalled'
      ? groupHits(response?.hits ?? [], response?.isPartial === true ? FIRST_HITS : HITS)
      : []
  const listed = [...saved.recent, ...saved.favorites]
  const starts = listStartingPoints(readSearchContext().near, listed)
  const cancelAnnouncement = useAnnouncement(answer, status)
  const combobox = useCombobox({
    input,
    options: isIdle ? [...listed, ...starts].map((page) => ({ page })) : groups.flatMap(({ options }) => options),
    subject: response?.query ?? '',
    first: isIdle ? undefined : response?.hits[0]?.url,
    isReady: isIdle || isCurrent,
    onOpen: ({ page, hit }) => {
      changeSaved((all) => addRecent(all, page))
      if (hit !== undefined && response !== undefined) reportClick(hit, response)
    },
    onCopy: (isCopied) => {
      cancelAnnouncement()
      // Visible as a second line below the keys.
      announce(status, isCopied ? 'Link copied' : 'The link could not be copied', 'search-keys')
    },
  })
  useEffect(() => {
    dialog.setAttribute('data-answer', state)
    // The dialog grows once, and then keeps its size until it's closed.
    if (!isIdle && state !== 'waiting') dialog.setAttribute('data-grown', '')
  }, [dialog, state, isIdle])

  if (isIdle) return <SavedOptions saved={saved} starts={starts} combobox={combobox} />
  if (state === 'error') {
    const retry = () => {
      input.focus()
      answer.retry()
    }
    return <ErrorScreen onRetry={retry} />
  }
  if (state === 'none') {
    const search = (title: string) => {
      writeField(input, title)
      input.focus()
    }
    return <NoResults query={query} nearest={response?.nearest} onSuggestion={search} />
  }
  if (groups.length === 0) return state === 'stalled' ? <Skeleton /> : null
  return (
    <>
      <ResultOptions groups={groups} isStale={!isCurrent} combobox={combobox} />
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-[1.1rem] py-[0.55rem]">
        <a href={withBase(toSearchAddress({ query }))} className="leading-6 font-semibold no-underline hover:underline">
          {answer.isComplete ? toSeeAll(response?.nbHits ?? 0) : 'See all results'}
        </a>
        <ProviderNote response={response} />
      </div>
    </>
  )
}

/** Ends the sheet above the on-screen keyboard, which covers the page on phones. */
function fitAboveKeyboard(dialog: HTMLElement): void {
  const { visualViewport: view } = window
  view?.addEventListener('resize', () => dialog.style.setProperty('--sheet-height', `${Math.round(view.height)}px`))
}

/** Mounts the search UI in the dialog. It stays mounted, so reopening the dialog restores its state. */
export function mountDialog(shell: Shell): void {
  fitAboveKeyboard(shell.dialog)
  mountIsland(shell.body, <Panel shell={shell} />)
}
