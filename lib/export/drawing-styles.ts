import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { compile } from 'tailwindcss'
import { writeHashed } from '../kit/hashed-files'
import { drawingStyles } from '../kit/tokens/drawing-styles'

/**
 * The oldest browsers that Tailwind supports, like `browserslist` in package.json. Encodes the major and minor version
 * in one number.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) }

/** Loads what `@reference` names: Tailwind's theme, or a file in app/styles. */
function loadReference(id: string) {
  const file =
    id === 'tailwindcss/theme'
      ? createRequire(import.meta.url).resolve('tailwindcss/theme.css')
      : `app/styles/${id}.css`
  return { path: file, base: '', content: readFileSync(file, 'utf8') }
}

/**
 * Combines the style sheets of drawings into one file with a content hash in its name. Next.js can't load a style sheet
 * for only some pages of a route.
 * @throws if a style sheet can't be read, or applies an unknown utility
 */
export async function writeDrawingStyles(): Promise<void> {
  const load = (name: string) => readFileSync(`app/styles/${name}.css`, 'utf8')
  const css = [
    ...['tailwindcss/theme', 'tokens', 'variants'].map((name) => `@reference '${name}';`),
    `@layer components {${[...drawingStyles, 'marks'].map(load).join('')}}`,
  ].join('\n')
  const compiler = await compile(css, { loadStylesheet: (id) => Promise.resolve(loadReference(id)) })
  const { code } = transform({ filename: 'drawings.css', code: Buffer.from(compiler.build([])), minify: true, targets })
  writeHashed('drawings', 'css', code)
}
