import { listColors, listSizes, type ColorToken } from '@/lib/kit/tokens/token-groups'
import type { TextForm } from './types'

const writeColor = ({ name, light, dark }: ColorToken) =>
  `- \`${name}\`: light \`${light.value}\`, ${light.contrast}:1; dark \`${dark.value}\`, ${dark.contrast}:1`

/** Part of the design documentation as a list. Logos and icons are images, which the surrounding text describes. */
export const designForm: TextForm = ({ part }) => {
  if (part === 'colors') return listColors().plain.map(writeColor).join('\n')
  if (part === 'notes') return listColors().notes.map(writeColor).join('\n')
  if (part === 'sizes')
    return listSizes()
      .map(({ name, value }) => `- \`${name}\`: \`${value}\``)
      .join('\n')
  return ''
}
