import { getResource } from '../find'
import type { Catalog } from '../types'
import { toList, type TextBlock } from './blocks'
import { nameOf } from './names'

/** A domain's terms and their definitions. */
export function toLanguageText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  return [
    { type: 'paragraph', line: ['Ubiquitous language of ', nameOf(domain, true)] },
    ...toList(
      domain.language.map(({ name, summary, description }) => ({
        line: [{ strong: name }, `: ${[summary, description].filter((text) => text !== undefined).join(' ')}`],
      })),
    ),
  ]
}
