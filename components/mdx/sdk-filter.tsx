import type { ReactNode } from 'react'
import { sdkVerbs } from '@/lib/sdk/resources'

/** A filterable list of SDK functions. Without JavaScript it shows all functions and no filter. */
export function SdkFilter({ count, children }: { count: string; children?: ReactNode }) {
  return (
    <sdk-filter class="sdk-filter">
      {/* No autocomplete: a value restored by the browser wouldn't match the list, which isn't filtered yet. */}
      <form className="sdk-controls" role="search" aria-label="SDK functions" autoComplete="off">
        <label className="sdk-field">
          <span>Filter functions</span>
          <input type="search" name="function" placeholder="event, schema, HasVersion…" spellCheck={false} />
        </label>
        <fieldset className="sdk-chips">
          <legend className="visually-hidden">Filter by action</legend>
          {[{ name: '', label: 'All' }, ...sdkVerbs].map(({ name, label }) => (
            <label key={name}>
              <input type="radio" name="verb" value={name} defaultChecked={name === ''} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <output className="sdk-count">{count} functions</output>
      </form>
      <div className="sdk-groups">{children}</div>
    </sdk-filter>
  )
}
