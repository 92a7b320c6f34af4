import { clampRgb, formatHex, parse, rgb, wcagContrast } from 'culori'

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number]

const toColor = ([r, g, b]: Rgb) => ({ mode: 'rgb' as const, r, g, b })

/**
 * Parses a CSS color, such as `oklch(0.62 0.15 55)` or `#3f7fbf`. Clamps colors outside of sRGB.
 * @throws if the text isn't a color
 */
export function parseColor(text: string): Rgb {
  const color = parse(text)
  if (color === undefined) throw new Error(`Expected a color such as oklch(0.62 0.15 55) or #3f7fbf, got "${text}".`)
  const { r, g, b } = clampRgb(rgb(color))
  return [r, g, b]
}

/** @returns `#3f7fbf`, for formats that don't support other notations */
export function toHex(color: Rgb): string {
  return formatHex(toColor(color))
}

/** WCAG 2 contrast ratio of two colors, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  return wcagContrast(toColor(one), toColor(other))
}
