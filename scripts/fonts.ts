import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { fontCharacters } from '@/lib/kit/tokens/font-characters'

/** Weights used in styles. Headings only have one, which halves the file size. */
const fonts = [
  { name: 'text', family: 'figtree', wght: { min: 400, max: 800 } },
  { name: 'heading', family: 'bricolage-grotesque', wght: 680 },
  { name: 'code', family: 'geist-mono', wght: { min: 400, max: 700 } },
]

/** `npm run fonts`: subsets the fonts to the characters on our pages, and writes them to `app/fonts/`. */
const load = createRequire(import.meta.url)
for (const { name, family, wght } of fonts) {
  const source = load.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
  const font = await subset(readFileSync(source), fontCharacters, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(`app/fonts/${name}.woff2`, font)
  writeFileSync(`app/fonts/${name}-license.txt`, readFileSync(load.resolve(`@fontsource-variable/${family}/LICENSE`)))
  console.log(`${name}  ${font.length} bytes`)
}
