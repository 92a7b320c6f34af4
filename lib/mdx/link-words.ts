import type { Element, ElementContent } from 'hast'

function split(value: string, addresses: ReadonlyMap<string, string>): ElementContent[] {
  return value.split(/(\w+)/).flatMap((part): ElementContent[] => {
    const href = addresses.get(part)
    if (part === '') return []
    const text = { type: 'text' as const, value: part }
    return href === undefined ? [text] : [{ type: 'element', tagName: 'a', properties: { href }, children: [text] }]
  })
}

function walk(node: Element, addresses: ReadonlyMap<string, string>): void {
  node.children = node.children.flatMap((child) => {
    if (child.type === 'element') walk(child, addresses)
    return child.type === 'text' ? split(child.value, addresses) : [child]
  })
}

/**
 * Links words in a highlighted block, such as types in a signature.
 * @param links pairs of a word and an address: `Event=/docs/sdk/types#event Query=…`
 */
export function linkWords(lines: readonly Element[], links: string): void {
  const pairs = links.split(' ').map((link): [string, string] => {
    const [word = '', href = ''] = link.split(/=(.*)/)
    return [word, href]
  })
  for (const line of lines) walk(line, new Map(pairs))
}
