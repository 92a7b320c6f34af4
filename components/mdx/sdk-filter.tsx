import type { ReactNode } from 'react'
import { sdkVerbs } from '@/lib/sdk/resources'

/** A filterable list of SDK functions. Without JavaScript it shows all functions and no filter. */
export function SdkFilter({ count, children }: { count: string; children?: ReactNode }) {
  return (
    <sdk-filter>
      {/* On phones, a single row that scrolls, because more rows would take up a quarter of the screen. */}
      {/* No autocomplete: a value restored by the browser wouldn't match the list, which isn't filtered yet. */}
      <form
        className="sticky top-(--bar-height) z-2 flex flex-wrap items-end gap-x-4 gap-y-[0.6rem] border-b border-line bg-ground py-3 no-js:hidden max-sm:-mx-4 max-sm:flex-nowrap max-sm:items-center max-sm:overflow-x-auto max-sm:px-4 max-sm:py-2 max-sm:[scrollbar-width:none] max-sm:*:flex-none max-sm:*:flex-nowrap"
        role="search"
        aria-label="SDK functions"
        autoComplete="off"
      >
        <label className="flex-[1_1_14rem] text-sm">
          <span className="mb-1 block font-semibold text-ink max-sm:absolute max-sm:[clip-path:inset(50%)]">
            Filter functions
          </span>
          <input
            type="search"
            name="function"
            placeholder="event, schema, HasVersion…"
            spellCheck={false}
            className="w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-[1rem] text-text"
          />
        </label>
        <fieldset className="flex flex-wrap gap-[0.35rem]">
          <legend className="sr-only">Filter by action</legend>
          {[{ name: '', label: 'All' }, ...sdkVerbs].map(({ name, label }) => (
            <label key={name} className="relative cursor-pointer">
              <input
                type="radio"
                name="verb"
                value={name}
                defaultChecked={name === ''}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="block rounded-md border border-line bg-surface px-[0.7rem] py-[0.35rem] text-sm font-[550] text-muted peer-checked:border-link peer-checked:bg-link-soft peer-checked:text-link peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
                {label}
              </span>
            </label>
          ))}
        </fieldset>
        <output className="basis-full text-sm text-muted">{count} functions</output>
      </form>
      <div className="sdk-groups">{children}</div>
    </sdk-filter>
  )
}
