import { getContrast, parseColor } from './colors'
import { getToken, readTokens, type Tokens } from './tokens'

/** A color in each mode, with its contrast against the page background. */
export type ColorToken = ReturnType<typeof listColors>['plain'][number]

const noteName = /^--(\w+)-(?:paper|edge|text)$/

function toSide(mode: ReadonlyMap<string, string>, name: string) {
  const value = getToken(mode, name)
  const contrast = getContrast(parseColor(value), parseColor(getToken(mode, '--ground')))
  return { value, contrast: contrast.toFixed(1) }
}

const isColor = (value: string) => value.startsWith('oklch(')

/** Every color with a literal value, in file order. Colors missing from dark mode are the same as in light mode. */
export function listColors({ light, dark }: Tokens = readTokens()) {
  const whole = new Map([...light, ...dark])
  const all = [...light].flatMap(([name, value]) =>
    isColor(value) ? [{ name, light: toSide(light, name), dark: toSide(whole, name) }] : [],
  )
  return {
    plain: all.filter(({ name }) => !noteName.test(name)),
    notes: all.filter(({ name }) => noteName.test(name)),
  }
}

/** Tailwind's defaults, and names of utilities such as `font-bold`. */
const onlyForUtilities = /^--(color|default|font-weight|leading|tracking)-/

/** Tokens that aren't colors: sizes, fonts, radii, widths and durations, then shadows. */
export function listSizes({ shared, light }: Tokens = readTokens()) {
  const others = [...light].filter(([, value]) => !isColor(value))
  return [...shared, ...others]
    .filter(([name]) => !onlyForUtilities.test(name))
    .map(([name, value]) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
}
