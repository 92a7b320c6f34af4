import { getToken, type Tokens } from '../kit/tokens/tokens'
import { parseColor, toHex } from '../kit/tokens/colors'
import { writeMarkShapes, type MarkColors } from '../kit/icons/mark'

/** A picture of the mark that browsers and systems ask for. */
export interface IconFile {
  /** Name below `public/`. */
  name: string
  size: number
  /** How much of the picture the mark fills, between 0 and 1. */
  fill: number
  /** `none`: the mark alone; `tile`: paper with round corners; `full`: paper to the edge, which the system cuts. */
  ground: 'none' | 'tile' | 'full'
}

/** Small pictures are the mark alone; large ones stand among those of other programs, on paper. */
export const iconFiles: readonly IconFile[] = [
  { name: 'icon-32.png', size: 32, fill: 1, ground: 'none' },
  { name: 'icon-48.png', size: 48, fill: 1, ground: 'none' },
  { name: 'apple-touch-icon.png', size: 180, fill: 0.6, ground: 'full' },
  { name: 'icon-192.png', size: 192, fill: 0.64, ground: 'tile' },
  { name: 'icon-512.png', size: 512, fill: 0.64, ground: 'tile' },
  // Systems may cut a circle of four fifths out of it.
  { name: 'icon-maskable-512.png', size: 512, fill: 0.5, ground: 'full' },
]

function toMarkColors(mode: ReadonlyMap<string, string>, spine: string): MarkColors {
  const hex = (name: string) => toHex(parseColor(getToken(mode, name)))
  return { spine: hex(spine), command: hex('--command-edge'), event: hex('--event-edge'), query: hex('--query-edge') }
}

/** `icon.svg`: the mark, in the colors of the mode that the browser is in. */
export function writeIconSvg({ light, dark }: Tokens): string {
  const names: MarkColors = { spine: 's', command: 'c', event: 'e', query: 'q' }
  const shapes = writeMarkShapes(names).replaceAll(/(?:stroke|fill)="([sceq])"/g, 'class="$1"')
  const rules = (colors: MarkColors) =>
    `.s{stroke:${colors.spine}}.c{fill:${colors.command}}.e{fill:${colors.event}}.q{fill:${colors.query}}`
  const style = `${rules(toMarkColors(light, '--ink'))}@media (prefers-color-scheme:dark){${rules(toMarkColors(dark, '--ink'))}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>\n`
}

/**
 * The drawing that a picture is made from. A picture cannot know the mode of the browser, so the spine of one without
 * a ground has a tone that stands out from light and from dark.
 */
export function writeIconDrawing({ size, fill, ground }: IconFile, { light }: Tokens): string {
  const paper = toHex(parseColor(getToken(light, '--ground')))
  const radius = ground === 'tile' ? 7 : 0
  const sheet = ground === 'none' ? '' : `<rect width="32" height="32" rx="${radius}" fill="${paper}"/>`
  const edge = (32 * (1 - fill)) / 2
  const shapes = writeMarkShapes(toMarkColors(light, ground === 'none' ? '--line-strong' : '--ink'))
  // The mark itself leaves 2 units free on its left and 4 on its right.
  const place = fill === 1 ? '' : ` transform="translate(${edge + fill} ${edge}) scale(${fill})"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${sheet}<g${place}>${shapes}</g></svg>`
}
