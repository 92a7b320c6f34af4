import { changeLightness, getContrast, getLightness, parseColor, toHex, type Rgb } from '../tokens/colors'
import { getToken, readTokens } from '../tokens/tokens'
import { findBrandColor } from './brands'

/** Minimum contrast for graphics in WCAG 2.2. */
const minContrast = 3

/** Darker colors look black, and would be gray or another color in dark mode. */
const minLightness = 0.3

/** Backgrounds of logos. */
const grounds = ['--ground', '--surface', '--sunken']

/** The color itself, or the closest lighter or darker one that has enough contrast in this mode. */
function toVisible(color: Rgb, mode: ReadonlyMap<string, string>, step: number): Rgb {
  const hasContrast = (candidate: Rgb) =>
    grounds.every((name) => getContrast(candidate, parseColor(getToken(mode, name))) >= minContrast)
  let visible = color
  for (let lightness = step; !hasContrast(visible); lightness += step) visible = changeLightness(color, lightness)
  return visible
}

/** Properties for `style` with a logo's brand color, made darker or lighter for contrast. None if it's almost black. */
export function getMarkStyle(icon: string): Record<`--mark-${string}`, string> {
  const brand = findBrandColor(icon)
  if (brand === undefined) return {}
  const [color, { light, dark }] = [parseColor(brand), readTokens()]
  if (getLightness(color) < minLightness) return {}
  return {
    '--mark-light': toHex(toVisible(color, light, -0.01)),
    '--mark-dark': toHex(toVisible(color, dark, 0.01)),
  }
}
