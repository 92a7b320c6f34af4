import { readFileSync } from 'node:fs'

/** The file that defines every color, size and duration of the site. */
export const tokenFile = 'app/styles/tokens.css'

export type Tokens = ReturnType<typeof readTokens>

/** Declarations in the block that starts with the given text. */
function readBlock(css: string, start: string): Map<string, string> {
  const from = css.indexOf(`\n${start}`)
  const end = css.indexOf('\n}', from)
  if (from === -1 || end === -1) throw new Error(`${tokenFile}  Expected a block that begins with "${start}".`)
  const block = css.slice(css.indexOf('{', from) + 1, end).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Reads the tokens from the style sheet, the only source of their values. @throws if an expected block is missing */
export function readTokens() {
  const css = readFileSync(tokenFile, 'utf8')
  return {
    /** Sizes, fonts and durations, which both modes share. Maps `--text-sm` to `0.875rem`. */
    shared: new Map([...readBlock(css, '@theme static'), ...readBlock(css, '@theme inline')]),
    ...readModes(css),
  }
}

/** Custom properties that a style sheet sets in each mode. @throws if the block of a mode is missing */
export const readModes = (css: string) => ({
  light: readBlock(css, ':root,'),
  dark: readBlock(css, ":root[data-theme='dark'],"),
})

/** @throws if the mode has no such token */
export function getToken(mode: ReadonlyMap<string, string>, name: string): string {
  const value = mode.get(name)
  if (value === undefined) throw new Error(`${tokenFile}  There is no token "${name}".`)
  return value
}
