import { getToken, type Tokens } from '../kit/tokens/tokens'
import { parseColor, toHex } from '../kit/tokens/colors'
import { writeMarkShapes, type MarkColors } from '../kit/icons/mark'

/** An image in `public/`. `fill` is the share that the logo fills. Systems crop images with a `full` ground. */
interface IconFile {
  name: string
  size: number
  fill: number
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

type Mode = ReadonlyMap<string, string>

const getHex = (mode: Mode, name: string) => toHex(parseColor(getToken(mode, name)))

const toMarkColors = (mode: Mode, spine = '--ink'): MarkColors => ({
  spine: getHex(mode, spine),
  command: getHex(mode, '--command-edge'),
  event: getHex(mode, '--event-edge'),
  query: getHex(mode, '--query-edge'),
})

/** `icon.svg`: the logo in the colors of the browser's mode. */
export function writeIconSvg({ light, dark }: Tokens): string {
  const names: MarkColors = { spine: 's', command: 'c', event: 'e', query: 'q' }
  const shapes = writeMarkShapes(names).replaceAll(/(?:stroke|fill)="([sceq])"/g, 'class="$1"')
  const rules = ({ spine, command, event, query }: MarkColors) =>
    `.s{stroke:${spine}}.c{fill:${command}}.e{fill:${event}}.q{fill:${query}}`
  const style = `${rules(toMarkColors(light))}@media (prefers-color-scheme:dark){${rules(toMarkColors(dark))}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>\n`
}

/** The drawing of an image. Without a ground, the color of the spine contrasts with both light and dark. */
export function writeIconDrawing({ size, fill, ground }: IconFile, { light }: Tokens): string {
  const rect = `<rect width="32" height="32" rx="${ground === 'tile' ? 7 : 0}" fill="${getHex(light, '--ground')}"/>`
  const sheet = ground === 'none' ? '' : rect
  const edge = (32 * (1 - fill)) / 2
  const shapes = writeMarkShapes(toMarkColors(light, ground === 'none' ? '--line-strong' : undefined))
  // The logo itself has a margin of 2 units on its left and 4 on its right.
  const place = fill === 1 ? '' : ` transform="translate(${edge + fill} ${edge}) scale(${fill})"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${sheet}<g${place}>${shapes}</g></svg>`
}
