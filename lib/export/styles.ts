import { createRequire } from 'node:module'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import { compile } from 'tailwindcss'
import { writeHashed } from '../kit/hashed-files'
import { drawingStyles } from '../kit/tokens/drawing-styles'

/** Like `browserslist` in package.json, with the major and minor version encoded in one number. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) }

const minify = (filename: string, css: string | Buffer) =>
  transform({ filename, code: Buffer.from(css), minify: true, targets }).code

/** Loads what `@reference` names: Tailwind's theme, or a file in app/styles. */
function loadReference(id: string) {
  const isTheme = id === 'tailwindcss/theme'
  const file = isTheme ? createRequire(import.meta.url).resolve('tailwindcss/theme.css') : `app/styles/${id}.css`
  return { path: file, base: '', content: readFileSync(file, 'utf8') }
}

/** Combines the style sheets of drawings into one hashed file. Next.js can't load it for only some pages of a route. */
export async function writeDrawingStyles(): Promise<void> {
  const load = (name: string) => readFileSync(`app/styles/${name}.css`, 'utf8')
  const css = [
    ...['tailwindcss/theme', 'tokens', 'variants'].map((name) => `@reference '${name}';`),
    `@layer components {${[...drawingStyles, 'marks'].map(load).join('')}}`,
  ].join('\n')
  const compiler = await compile(css, { loadStylesheet: (id) => Promise.resolve(loadReference(id)) })
  writeHashed('drawings', 'css', minify('drawings.css', compiler.build([])))
}

/** Minifies the style sheets of an export. Next.js would minify its client code as well, which we don't ship. */
export function minifyStyles(folder: string): void {
  const styles = path.join(folder, '_next/static')
  for (const name of readdirSync(styles, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(styles, name)
    if (name.endsWith('.css')) writeFileSync(file, minify(name, readFileSync(file)))
  }
}
