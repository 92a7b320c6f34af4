import { getContrast, parseColor } from '../tokens/colors'
import { getToken, readTokens } from '../tokens/tokens'
import { findBrandColor } from './brands'

/** Minimum contrast for graphics in WCAG 2.2. */
const minContrast = 3

function hasContrast(color: string, mode: ReadonlyMap<string, string>): boolean {
  const grounds = ['--ground', '--surface'].map((name) => parseColor(getToken(mode, name)))
  return grounds.every((ground) => getContrast(parseColor(color), ground) >= minContrast)
}

/**
 * Checks in which modes a logo's brand color has enough contrast.
 * @returns custom properties for `style`: `{ '--mark-light': '#e10098', '--mark-dark': '#e10098' }`, or a subset
 */
export function getMarkStyle(icon: string): Record<`--mark-${string}`, string> {
  const color = findBrandColor(icon)
  if (color === undefined) return {}
  const { light, dark } = readTokens()
  const modes = [...(hasContrast(color, light) ? ['light'] : []), ...(hasContrast(color, dark) ? ['dark'] : [])]
  return Object.fromEntries(modes.map((mode) => [`--mark-${mode}`, color]))
}
