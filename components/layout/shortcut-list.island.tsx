import { Fragment, useState } from 'react'
import { shortcuts, shortcutsKey } from '@/lib/kit/shortcuts'
import { mountIsland } from '../islands/mount-island'
import { readStored, store } from '../ui/storage'

function Keys({ keys }: { keys: readonly (readonly string[])[] }) {
  return keys.map((combination, index) => (
    <Fragment key={combination.join()}>
      {index === 0 ? null : <span className="shortcuts-or"> or </span>}
      {combination.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Fragment>
  ))
}

/** The list of shortcuts, with a setting to disable them (some assistive technology uses the same keys). */
function ShortcutList() {
  const [isOn, setIsOn] = useState(() => readStored(shortcutsKey) !== 'off')
  return (
    <>
      <dl className="shortcuts-list">
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
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
