/** Defines a custom element, unless it's already defined. */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element)
}

/**
 * Defines a custom element as a function, which runs whenever the element is added to a page.
 * @param connect its `signal` aborts when the element is removed, which ends its listeners
 */
export function defineElement(name: string, connect: (element: HTMLElement, signal: AbortSignal) => void): void {
  define(
    name,
    class extends HTMLElement {
      private connection: AbortController | undefined

      connectedCallback() {
        this.connection = new AbortController()
        connect(this, this.connection.signal)
      }

      disconnectedCallback() {
        this.connection?.abort()
      }
    },
  )
}
