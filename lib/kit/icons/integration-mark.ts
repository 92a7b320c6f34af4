import { getContrast, parseColor } from '../tokens/colors'
import { getToken, readTokens } from '../tokens/tokens'
import { findBrandColor } from './brands'

/** What a mark needs to be seen, as WCAG 2.2 asks of pictures. */
const needed = 3

function standsOut(color: string, mode: ReadonlyMap<string, string>): boolean {
  const grounds = ['--ground', '--surface'].map((name) => parseColor(getToken(mode, name)))
  return grounds.every((ground) => getContrast(parseColor(color), ground) >= needed)
}

/**
 * In which modes the color of a mark's maker can be seen.
 * @returns custom properties for `style`: `--mark-light:#e10098;--mark-dark:#e10098`, or less
 */
export function writeMarkColors(icon: string): string {
  const color = findBrandColor(icon)
  if (color === undefined) return ''
  const { light, dark } = readTokens()
  const modes = [...(standsOut(color, light) ? ['light'] : []), ...(standsOut(color, dark) ? ['dark'] : [])]
  return modes.map((mode) => `--mark-${mode}:${color}`).join(';')
}
