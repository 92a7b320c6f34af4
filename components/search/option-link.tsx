import type { ComponentProps, ReactNode } from 'react'
import { withBase } from '@/lib/kit/urls'
import type { Option } from './options'
import { toOptionId, type Combobox } from './use-combobox'

/** Class of the panels that list options, which scroll. */
export const panelClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin] scroll-py-2'

interface OptionLinkProps extends ComponentProps<'a'> {
  option: Option
  /** Position among all options of the list. */
  index: number
  combobox: Combobox
}

/** An option of the search dialog. */
export function OptionLink({ option, index, combobox, className = '', children, ...props }: OptionLinkProps) {
  const { url } = option.page
  const open = () => combobox.onOpen(option)
  return (
    <a
      {...props}
      href={withBase(url)}
      id={toOptionId(index)}
      role="option"
      aria-selected={combobox.activeUrl === url}
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-md px-[0.6rem] py-2 text-text no-underline aria-selected:bg-link-soft aria-selected:[box-shadow:inset_2px_0_0_var(--link)] [&_.kind-icon]:mt-[0.1rem] [&_.kind-icon]:size-7 [&_.kind-icon]:flex-none [&_.kind-icon>svg]:size-[1.05rem] ${className}`}
      // Not on enter: if the list changes under a resting pointer, the selection stays.
      onMouseMove={() => combobox.activate(url)}
      onClick={open}
      onAuxClick={open}
    >
      {children}
    </a>
  )
}

interface OptionTextProps {
  title: ReactNode
  /** Weight of the title, as a class. */
  weight?: string
  trail?: string | undefined
  children?: ReactNode
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
