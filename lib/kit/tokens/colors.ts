/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

const toGamma = (value: number) => clamp(value <= 0.0031308 ? value * 12.92 : 1.055 * clamp(value) ** (1 / 2.4) - 0.055)

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/**
 * Parses `oklch(0.62 0.15 55)` or `#3f7fbf`. Clamps colors outside of sRGB.
 * @throws if the text is neither
 */
export function parseColor(text: string): Rgb {
  if (/^#[\da-f]{6}$/i.test(text)) {
    const part = (at: number) => parseInt(text.slice(at, at + 2), 16) / 255
    return [part(1), part(3), part(5)]
  }
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/.exec(text) ?? []
  if (lightness === undefined)
    throw new Error(`Expected a color such as oklch(0.62 0.15 55) or #3f7fbf, got "${text}".`)
  const angle = (Number(hue) * Math.PI) / 180
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]
  const l = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** @returns `#3f7fbf`, for formats that don't support other notations */
export function toHex(color: Rgb): string {
  return `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function getLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** WCAG 2 contrast ratio of two colors, from 1 to 21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
