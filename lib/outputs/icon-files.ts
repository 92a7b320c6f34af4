import { getToken, type Tokens } from '../kit/tokens/tokens'
import { parseColor, toHex } from '../kit/tokens/colors'
import { writeMarkShapes, type MarkColors } from '../kit/icons/mark'

/** An image of the logo for browsers and operating systems. */
export interface IconFile {
  /** Path relative to `public/`. */
  name: string
  size: number
  /** Share of the image that the logo fills, from 0 to 1. */
  fill: number
  /** `none`: logo only; `tile`: rounded background; `full`: background to the edges, cropped by the system. */
  ground: 'none' | 'tile' | 'full'
}

/** Small icons only show the logo. Large ones, shown next to other apps, have a background. */
export const iconFiles: readonly IconFile[] = [
  { name: 'icon-32.png', size: 32, fill: 1, ground: 'none' },
  { name: 'icon-48.png', size: 48, fill: 1, ground: 'none' },
  { name: 'apple-touch-icon.png', size: 180, fill: 0.6, ground: 'full' },
  { name: 'icon-192.png', size: 192, fill: 0.64, ground: 'tile' },
  { name: 'icon-512.png', size: 512, fill: 0.64, ground: 'tile' },
  // Systems may crop it to a circle of 80% of its size.
  { name: 'icon-maskable-512.png', size: 512, fill: 0.5, ground: 'full' },
]

function toMarkColors(mode: ReadonlyMap<string, string>, spine: string): MarkColors {
  const hex = (name: string) => toHex(parseColor(getToken(mode, name)))
  return { spine: hex(spine), command: hex('--command-edge'), event: hex('--event-edge'), query: hex('--query-edge') }
}

/** `icon.svg`: the logo in the colors of the browser's mode. */
export function writeIconSvg({ light, dark }: Tokens): string {
  const names: MarkColors = { spine: 's', command: 'c', event: 'e', query: 'q' }
  const shapes = writeMarkShapes(names).replaceAll(/(?:stroke|fill)="([sceq])"/g, 'class="$1"')
  const rules = (colors: MarkColors) =>
    `.s{stroke:${colors.spine}}.c{fill:${colors.command}}.e{fill:${colors.event}}.q{fill:${colors.query}}`
  const style = `${rules(toMarkColors(light, '--ink'))}@media (prefers-color-scheme:dark){${rules(toMarkColors(dark, '--ink'))}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>\n`
}

/**
 * The drawing that an image is rendered from. Images can't adapt to the browser's mode, so without a background, the
 * spine uses a color that contrasts with both light and dark.
 */
export function writeIconDrawing({ size, fill, ground }: IconFile, { light }: Tokens): string {
  const paper = toHex(parseColor(getToken(light, '--ground')))
  const radius = ground === 'tile' ? 7 : 0
  const sheet = ground === 'none' ? '' : `<rect width="32" height="32" rx="${radius}" fill="${paper}"/>`
  const edge = (32 * (1 - fill)) / 2
  const shapes = writeMarkShapes(toMarkColors(light, ground === 'none' ? '--line-strong' : '--ink'))
  // The logo itself has a margin of 2 units on its left and 4 on its right.
  const place = fill === 1 ? '' : ` transform="translate(${edge + fill} ${edge}) scale(${fill})"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${sheet}<g${place}>${shapes}</g></svg>`
}
