import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontCharacters } from '@/lib/kit/tokens/font-characters'

const css = readFileSync('app/styles/fonts.css', 'utf8')

/** The characters of each font face by file, in style sheet order. */
function readFaces(): { file: string; characters: Set<string> }[] {
  return [...css.matchAll(/url\('([^']+)'\)[\s\S]*?unicode-range:\s+([^;]+);/g)].map(([, file = '', ranges = '']) => {
    const characters = ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    return { file, characters: new Set(characters) }
  })
}

test("A font's first file contains its subset, and the second one the rest", () => {
  const faces = readFaces()
  expect(faces).toHaveLength(6)
  for (const [index, { file, characters }] of faces.entries()) {
    const isOwn = index % 2 === 0
    expect(file.startsWith('../fonts/')).toBe(isOwn)
    if (isOwn) expect([...characters].sort()).toEqual([...fontCharacters].sort())
    else expect([...characters].filter((character) => fontCharacters.includes(character))).toEqual([])
  }
})

test('Both files of a font have the same weights: otherwise a browser uses one of them for all characters', () => {
  const weights = [...css.matchAll(/font-family: (\w+);\s+src: url[^;]+;\s+font-weight: ([\d ]+);/g)].map(
    ([, family = '', weight = '']) => `${family} ${weight}`,
  )
  expect(weights).toHaveLength(6)
  expect(new Set(weights).size).toBe(3)
})

test('The fonts on every page are at most 40 kB', () => {
  const bytes = ['text', 'heading', 'code'].map((name) => statSync(`app/fonts/${name}.woff2`).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000)
})
