import { getContrast, parseColor } from './colors'
import { getToken, readTokens, type Tokens } from './tokens'

/** A color as it is in each mode, with how it stands out from the page's ground. */
export interface ColorToken {
  name: string
  light: { value: string; contrast: string }
  dark: { value: string; contrast: string }
}

const noteName = /^--(\w+)-(?:paper|edge|text)$/

function toSide(mode: ReadonlyMap<string, string>, name: string) {
  const value = getToken(mode, name)
  const contrast = getContrast(parseColor(value), parseColor(getToken(mode, '--ground')))
  return { value, contrast: contrast.toFixed(1) }
}

function isColor(value: string): boolean {
  return value.startsWith('oklch(')
}

/** Every color that has a value of its own, in the order of the file. What the dark mode leaves out is as in light. */
export function listColors({ light, dark }: Tokens = readTokens()): { plain: ColorToken[]; notes: ColorToken[] } {
  const whole = new Map([...light, ...dark])
  const all = [...light].flatMap(([name, value]) =>
    isColor(value) ? [{ name, light: toSide(light, name), dark: toSide(whole, name) }] : [],
  )
  return {
    plain: all.filter(({ name }) => !noteName.test(name)),
    notes: all.filter(({ name }) => noteName.test(name)),
  }
}

/** What is no color: sizes, fonts, radii, widths and durations of both modes, then shadows. */
export function listSizes({ shared, light }: Tokens = readTokens()): { name: string; value: string }[] {
  const others = [...light].filter(([, value]) => !isColor(value))
  return [...shared, ...others]
    .filter(([name]) => !name.startsWith('--color-'))
    .map(([name, value]) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
}
