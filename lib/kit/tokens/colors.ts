import { clampChroma, clampRgb, formatHex, oklch, parse, rgb, wcagContrast, type Color } from 'culori'

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number]

function fromColor(color: Color): Rgb {
  const { r, g, b } = clampRgb(rgb(color))
  return [r, g, b]
}

const toColor = ([r, g, b]: Rgb) => ({ mode: 'rgb' as const, r, g, b })

/** Parses a CSS color, such as `oklch(0.62 0.15 55)`. Clamps it to sRGB. @throws if the text isn't a color */
export function parseColor(text: string): Rgb {
  const color = parse(text)
  if (color === undefined) throw new Error(`Expected a color such as oklch(0.62 0.15 55) or #3f7fbf, got "${text}".`)
  return fromColor(color)
}

/** OKLCH lightness, from 0 to 1. */
export const getLightness = (color: Rgb) => oklch(toColor(color)).l

/** The color with its OKLCH lightness changed, from -1 to 1. Keeps the hue, and as much chroma as sRGB has. */
export function changeLightness(color: Rgb, by: number): Rgb {
  const { l, ...rest } = oklch(toColor(color))
  return fromColor(clampChroma({ ...rest, l: l + by }, 'oklch'))
}

/** @returns `#3f7fbf`, for formats that don't support other notations */
export const toHex = (color: Rgb) => formatHex(toColor(color))

/** WCAG 2 contrast ratio of two colors, from 1 to 21. */
export const getContrast = (one: Rgb, other: Rgb) => wcagContrast(toColor(one), toColor(other))
