import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { iconFiles, writeIconSvg } from '@/lib/outputs/icon-files'
import { getContrast, parseColor, toHex } from '@/lib/kit/tokens/colors'
import { listColors } from '@/lib/kit/tokens/token-groups'
import { getToken, readModes, readTokens } from '@/lib/kit/tokens/tokens'
import { brandFiles, integrationIcons } from '@/lib/kit/icons/brands'
import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { writeKindMasks } from '@/lib/kit/icons/kinds'
import { iconNames, outlines } from '@/lib/kit/icons/outlines'
import { getIconShape } from '@/lib/kit/icons/sheet'
import { footer } from '@/lib/navigation/menus'
import { themeColors } from '@/lib/kit/tokens/theme-colors'
import { readIntegrations } from '../../support/integrations'

const tokens = readTokens()
const ratio = (mode: 'light' | 'dark', one: string, other: string) =>
  getContrast(parseColor(getToken(tokens[mode], one)), parseColor(getToken(tokens[mode], other)))

describe('Colors', () => {
  test('are computed as in browsers', () => {
    expect(toHex(parseColor('oklch(1 0 0)'))).toBe('#ffffff')
    expect(toHex(parseColor('oklch(0.628 0.2577 29.23)'))).toBe('#ff0000')
    expect(toHex(parseColor('#3f7fbf'))).toBe('#3f7fbf')
    expect(getContrast(parseColor('#ffffff'), parseColor('#000000'))).toBeCloseTo(21, 5)
    expect(() => parseColor('rad')).toThrow('Expected a color such as oklch(0.62 0.15 55) or #3f7fbf, got "rad".')
  })

  test.each(['light', 'dark'] as const)('of text have enough contrast on every background in %s mode', (mode) => {
    const texts = ['--text', '--muted', '--ink', '--link', '--event-text', '--command-text', '--query-text']
    const more = ['--entity-text', '--service-text', '--channel-text', '--domain-text', '--danger-text']
    for (const text of [...texts, ...more])
      for (const background of ['--ground', '--surface', '--sunken'])
        expect(ratio(mode, text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['light', 'dark'] as const)('of code have enough contrast on every kind of line in %s mode', (mode) => {
    const colors = readModes(readFileSync('app/styles/code.css', 'utf8'))[mode]
    const tokens = [...colors.keys()].filter((name) => /^--t[a-z]$/.test(name))
    expect(tokens.length).toBeGreaterThan(10)
    for (const token of [...tokens, '--code-text', '--code-muted'])
      for (const line of ['--code-ground', '--code-bar', '--code-mark', '--code-add', '--code-del']) {
        const contrast = getContrast(parseColor(getToken(colors, token)), parseColor(getToken(colors, line)))
        expect(contrast, `${token} on ${line}`).toBeGreaterThanOrEqual(4.5)
      }
  })

  test('of the browser UI match the page', () => {
    for (const mode of ['light', 'dark'] as const)
      expect(themeColors[mode]).toBe(toHex(parseColor(getToken(tokens[mode], '--ground'))))
  })

  test('are all listed on the design page, in both modes', () => {
    const { plain, notes } = listColors()
    const listed = [...plain, ...notes].map(({ name }) => name)
    const css = readFileSync('app/styles/tokens.css', 'utf8')
    const declared = [...css.matchAll(/^\s+(--[\w-]+): oklch/gm)].map(([, name]) => name)
    expect([...new Set(declared)].sort()).toEqual([...listed].sort())
  })
})

describe('Icons', () => {
  test('public/icon.svg is the logo in the colors of the design tokens', () => {
    const hint = 'Run "npm run icons" and commit what it writes.'
    expect(readFileSync('public/icon.svg', 'utf8'), hint).toBe(writeIconSvg(tokens))
    const rules = (css: string) => css.replaceAll(/\s|'|"/g, '')
    expect(rules(readFileSync('app/styles/kind-masks.css', 'utf8')), hint).toBe(rules(writeKindMasks()))
  })

  test.each(iconFiles)('public/$name has its size', ({ name, size }) => {
    expect(imageSize(readFileSync(`public/${name}`))).toMatchObject({ width: size, height: size, type: 'png' })
  })

  test('each have a shape and are used by a menu, the footer or an integration', () => {
    const text = readFileSync('lib/navigation/menus.ts', 'utf8')
    const inMenus = [...text.matchAll(/icon(?:: '|-)([\w-]+)/g)].map(([, name]) => name)
    const used = new Set<string | undefined>([...inMenus, ...Object.values(integrationIcons)])
    for (const name of iconNames) {
      expect(getIconShape(name)).toMatch(/ d="[Mm][^"]{8,}"/)
      expect(used, `The icon "${name}" is never used.`).toContain(name)
    }
    expect(footer).toBeDefined()
  })
})

describe('Logos of integrations', () => {
  /** The URLs in section 2.3 of the specification. */
  const slugs =
    'amazon-api-gateway amazon-eventbridge apicurio asyncapi atlassian-compass aws-glue-registry azure-schema-registry backstage claude confluent-schema-registry cursor drawio figjam github graphql gravitee helm hookdeck lucid miro old openapi solace windsurf'

  test('every integration has one, and no two look alike', () => {
    expect(Object.keys(integrationIcons).sort()).toEqual(slugs.split(' ').sort())
    const icons = Object.values(integrationIcons)
    expect(new Set(icons.map(getIconShape)).size).toBe(icons.length)
  })

  test("cards and menus show the integration's logo", () => {
    const marks = new Map<string, string>(Object.entries(integrationIcons))
    for (const { slug, logo } of readIntegrations()) expect(logo, slug).toBe(marks.get(slug))
  })

  test('a name is either a brand logo or one of our outlines', () => {
    for (const name of Object.keys(brandFiles)) expect(Object.keys(outlines)).not.toContain(name)
  })

  test('are in color in both modes, with enough contrast, or in neither', () => {
    expect(getMarkStyle('graphql')).toEqual({ '--mark-light': '#e10098', '--mark-dark': '#e10098' })
    for (const icon of ['miro', 'github', 'gateway']) expect(getMarkStyle(icon)).toEqual({})
    for (const icon of Object.keys(brandFiles))
      for (const [name, color] of Object.entries(getMarkStyle(icon)))
        for (const ground of ['--ground', '--surface', '--sunken']) {
          const mode = tokens[name === '--mark-dark' ? 'dark' : 'light']
          const contrast = getContrast(parseColor(color), parseColor(getToken(mode, ground)))
          expect(contrast, `${icon} on ${ground}: ${name}`).toBeGreaterThanOrEqual(3)
        }
  })
})

describe('The web manifest', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test.each(['', '/preview/pr-12'])('has URLs under "%s"', async (base) => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base)
    vi.resetModules()
    const { buildWebManifest } = await import('@/lib/outputs/web-manifest')
    const manifest = JSON.parse(buildWebManifest()) as { start_url: string; icons: { src: string; purpose: string }[] }
    expect(manifest.start_url).toBe(base || '/')
    expect(manifest.icons.map(({ src }) => src)).toContain(`${base}/icon-512.png`)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })
})
