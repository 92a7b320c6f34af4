import type { ComponentProps } from 'react'
import { toOptionId, type Combobox } from './use-combobox'

/** Class of the panels that list options, which scroll. */
export const panelClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin] scroll-py-2'

interface OptionLinkProps extends ComponentProps<'a'> {
  /** Identifies the option in the combobox. */
  optionKey: string
  /** Position among all options of the list. */
  index: number
  combobox: Combobox
  href: string
  onOpen: () => void
}

/** An option of the search dialog. */
export function OptionLink({
  optionKey,
  index,
  combobox,
  href,
  onOpen,
  className = '',
  children,
  ...props
}: OptionLinkProps) {
  return (
    <a
      {...props}
      href={href}
      id={toOptionId(index)}
      role="option"
      aria-selected={combobox.activeKey === optionKey}
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-md px-[0.6rem] py-2 text-text no-underline aria-selected:bg-link-soft aria-selected:[box-shadow:inset_2px_0_0_var(--link)] [&_.kind-icon]:mt-[0.1rem] [&_.kind-icon]:size-7 [&_.kind-icon]:flex-none [&_.kind-icon>svg]:size-[1.05rem] ${className}`}
      // Not on enter: if the list changes under a resting pointer, the selection stays.
      onMouseMove={() => combobox.activate(optionKey)}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {children}
    </a>
  )
}

interface OptionTextProps extends Pick<ComponentProps<'span'>, 'children'> {
  title: ComponentProps<'span'>['children']
  /** Weight of the title, as a class. */
  weight?: string
  /** Where the page is. */
  trail?: string | undefined
}

/** The text of an option: its title, where it is, and what else there is to say. */
export function OptionText({ title, weight = 'font-[650]', trail, children }: OptionTextProps) {
  return (
    <span className="block min-w-0 flex-1">
      <span className={`block overflow-hidden text-ellipsis wrap-anywhere text-ink ${weight}`}>{title}</span>
      {trail === undefined ? null : (
        <span
          data-slot="search-option-trail"
          className="block overflow-hidden text-xs text-ellipsis whitespace-nowrap text-muted"
        >
          {trail}
        </span>
      )}
      {children}
    </span>
  )
}
