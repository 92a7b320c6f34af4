import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'

interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

/** One panel of `<Tabs>`. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}

interface TabsProps {
  /** Tabs with the same ID switch together, on every page. */
  groupId?: string
  defaultValue?: string
  /** Labels for panels that don't have their own. */
  values?: readonly { value: string; label?: string }[]
  children?: ReactNode
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && typeof child.props.value === 'string'
}

/** Tabbed panels. Without JavaScript, and in print, all panels are shown with their labels. */
export function Tabs({ groupId, defaultValue, values = [], children }: TabsProps) {
  const id = useId()
  const items = Children.toArray(children).filter(isTabItem)
  const selected = items.find(({ props }) => props.value === defaultValue || props.default === true) ?? items[0]
  const toLabel = ({ props: { value, label } }: ReactElement<TabItemProps>) =>
    label ?? values.find((named) => named.value === value)?.label ?? value
  return (
    <docs-tabs group={groupId}>
      <div role="tablist" className="tab-list">
        {items.map((item, index) => (
          <button
            key={item.props.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={item === selected}
            tabIndex={item === selected ? 0 : -1}
            data-value={item.props.value}
          >
            {toLabel(item)}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.props.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className="tab-panel"
          data-active={item === selected ? '' : undefined}
        >
          <p className="tab-label">{toLabel(item)}</p>
          {item}
        </div>
      ))}
    </docs-tabs>
  )
}
