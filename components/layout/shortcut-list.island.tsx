import { Fragment, useState } from 'react'
import { shortcuts, shortcutsKey } from '@/lib/kit/shortcuts'
import { mountIsland } from '../islands/mount-island'
import { readStored, store } from '../ui/storage'

function Keys({ keys }: { keys: readonly (readonly string[])[] }) {
  return keys.map((combination, index) => (
    <Fragment key={combination.join()}>
      {index === 0 ? null : <span className="text-muted"> or </span>}
      <span className="inline-flex gap-1">
        {combination.map((key) => (
          <kbd
            key={key}
            className="inline-block min-w-[1.6rem] rounded-sm border border-b-2 border-line-strong px-[0.4rem] py-[0.1rem] text-center"
          >
            {key}
          </kbd>
        ))}
      </span>
    </Fragment>
  ))
}

/** The list of shortcuts, with a setting to disable them (some assistive technology uses the same keys). */
function ShortcutList() {
  const [isOn, setIsOn] = useState(() => readStored(shortcutsKey) !== 'off')
  return (
    <>
      <dl className="text-sm">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-6 border-t border-line py-[0.6rem]">
            <dt>{label}</dt>
            <dd className="flex-none">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-8 cursor-pointer items-center gap-[0.6rem] border-t border-line pt-[0.9rem] text-sm">
        <input
          type="checkbox"
          className="size-6 accent-link"
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked)
            store(shortcutsKey, target.checked ? 'on' : 'off')
          }}
        />
        Enable keyboard shortcuts
      </label>
    </>
  )
}

/** Mounts the list of shortcuts in an element. */
export function mountShortcutList(place: Element): void {
  mountIsland(place, <ShortcutList />)
}
