/** Properties of the root element that name the site's fonts; next/font sets them by class. */
const properties = ['--font-text', '--font-heading', '--font-code']

interface LateFont {
  property: string
  families: string
  face: FontFace
}

let late: Promise<LateFont[]> | undefined
let ready: LateFont[] = []

const unquote = (family: string) => family.trim().replace(/^["']|["']$/g, '')

/** Whether text is drawn in a family, rather than in what stands in for it. */
function isDrawn(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return true
  const measure = (families: string) => {
    context.font = `40px ${families}`
    return context.measureText('Events, commands and queries: 0123456789').width
  }
  return (
    measure(`"${family}", serif`) !== measure('serif') || measure(`"${family}", monospace`) !== measure('monospace')
  )
}

function* listFaceRules(): Generator<CSSFontFaceRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) yield rule
  }
}

/** Fonts that came too late for the first page, under a name that the browser has not given up. */
async function loadLateFonts(): Promise<LateFont[]> {
  const styles = getComputedStyle(document.documentElement)
  const fonts = properties.flatMap((property) => {
    const families = styles.getPropertyValue(property)
    const family = unquote(families.split(',')[0] ?? '')
    const rule = [...listFaceRules()].find(({ style }) => unquote(style.getPropertyValue('font-family')) === family)
    if (family === '' || rule === undefined || isDrawn(family)) return []
    const weight = rule.style.getPropertyValue('font-weight') || 'normal'
    // Addresses in a rule are relative to its style sheet.
    const source = rule.style
      .getPropertyValue('src')
      .replace(
        /url\("?([^")]+)"?\)/g,
        (_, url: string) => `url("${new URL(url, rule.parentStyleSheet?.href ?? undefined).href}")`,
      )
    return { property, families, face: new FontFace(`late ${family}`, source, { weight }) }
  })
  await Promise.all(fonts.map(({ face }) => face.load()))
  return fonts
}

/**
 * Fonts are optional (app/layout.tsx): one that is late waits for the next page. A browser waits for the next load,
 * which may never come when links are followed in place, so they are put in with the change of the page.
 */
export function prepareLateFonts(): void {
  late ??= loadLateFonts()
  late.then((fonts) => (ready = fonts)).catch(() => undefined)
}

/** Draws the page that is shown now in fonts that were late for an earlier one. */
export function applyLateFonts(): void {
  for (const { property, families, face } of ready) {
    document.fonts.add(face)
    document.documentElement.style.setProperty(property, `"${face.family}", ${families}`)
  }
  ready = []
}
