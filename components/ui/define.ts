/** Defines a custom element, unless it's already defined. */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element)
}
