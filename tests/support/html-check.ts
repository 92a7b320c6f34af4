import { readFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { HtmlValidate, Rule, StaticConfigLoader, type AttributeEvent, type MetaDataTable } from 'html-validate'

/** What axe-core knows about WAI-ARIA. Its types don't include it. */
interface AriaAttribute {
  type: string
  values?: string[]
}
const aria = (axe.utils as unknown as { getStandards(): { ariaAttrs: Record<string, AriaAttribute> } }).getStandards()

/**
 * Checks that ARIA attributes exist, and that those with a fixed set of values have one of them. html-validate checks
 * neither.
 */
class AriaRule extends Rule {
  setup() {
    this.on('attr', ({ key, value, target, keyLocation }: AttributeEvent) => {
      const name = key.toLowerCase()
      if (!name.startsWith('aria-')) return
      const known = aria.ariaAttrs[name]
      const listed = known?.type === 'nmtoken' ? (known.values ?? []) : []
      const values = known?.type === 'boolean' ? ['true', 'false'] : listed.filter((word) => word !== 'undefined')
      const reportProblem = (message: string) => this.report({ node: target, message, location: keyLocation })
      if (known === undefined) reportProblem(`Attribute "${key}" is none of WAI-ARIA`)
      else if (values.length > 0 && !values.includes(String(value)))
        reportProblem(`Attribute "${key}" is "${String(value)}", expected one of ${values.join(', ')}`)
    })
  }
}

/** Our custom elements. They're transparent: allowed wherever their content is. */
function describeCustomElements(texts: Iterable<string>): MetaDataTable {
  const names = new Set<string>()
  for (const text of texts) for (const [, name = ''] of text.matchAll(/<([a-z]+-[a-z-]+)[\s>]/g)) names.add(name)
  return Object.fromEntries([...names].map((name) => [name, { flow: true, phrasing: true, transparent: true }]))
}

/** `html-validate:standard` covers what HTML requires, without style rules. */
function createValidator(elements: MetaDataTable): HtmlValidate {
  const loader = new StaticConfigLoader({
    extends: ['html-validate:standard'],
    plugins: [{ name: 'site', rules: { aria: AriaRule } }],
    elements: ['html5', elements],
    rules: { aria: 'error', 'input-attributes': 'error', 'form-dup-name': 'error', 'no-utf8-bom': 'error' },
  })
  return new HtmlValidate(loader)
}

/** HTML allows `>` in text. Only `<` and an ambiguous `&` must be escaped, which the rule doesn't know. */
const isAllowed = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'no-raw-characters' && message.startsWith('Raw ">"')

/** Header, menus and footer, which are identical on hundreds of pages, and script contents. */
const shared =
  /<(header(?= data-slot="site-header")|footer|mobile-menu|main-menu)\b[^]*?<\/\1>|(?<=<script>)[^]*?(?=<\/script>)/g

/** Removes parts that were already checked on another page, keeping line numbers. */
function removeKnown(text: string, known: Set<string>): string {
  return text.replace(shared, (part) => {
    if (known.has(part)) return part.replace(/[^\n]+/g, '')
    known.add(part)
    return part
  })
}

/** Invalid HTML in a text, as `page.html:3  what (rule)`. */
async function validate(validator: HtmlValidate, text: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(text, file)
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isAllowed(message))
    .map(({ line, message, ruleId }) => `${file}:${line}  ${message} (${ruleId})`)
}

/** Invalid HTML in files of a folder. */
export async function findInvalidHtml(folder: string, files: readonly string[]): Promise<string[]> {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  const validator = createValidator(describeCustomElements(texts.values()))
  const found: string[] = []
  const known = new Set<string>()
  for (const [file, text] of texts) found.push(...(await validate(validator, removeKnown(text, known), file)))
  return found
}
