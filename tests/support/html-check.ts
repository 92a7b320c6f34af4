import { readFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { HtmlValidate, Rule, StaticConfigLoader, type AttributeEvent, type MetaDataTable } from 'html-validate'

/** What axe-core knows of WAI-ARIA; its types do not have it. */
interface AriaAttribute {
  type: string
  values?: string[]
}
const aria = (axe.utils as unknown as { getStandards(): { ariaAttrs: Record<string, AriaAttribute> } }).getStandards()

/** Attributes of WAI-ARIA exist, and those with a list of values have one of them. html-validate looks at neither. */
class AriaRule extends Rule {
  setup() {
    this.on('attr', ({ key, value, target, keyLocation }: AttributeEvent) => {
      const name = key.toLowerCase()
      if (!name.startsWith('aria-')) return
      const known = aria.ariaAttrs[name]
      const listed = known?.type === 'nmtoken' ? (known.values ?? []) : []
      const values = known?.type === 'boolean' ? ['true', 'false'] : listed.filter((word) => word !== 'undefined')
      const told = (message: string) => this.report({ node: target, message, location: keyLocation })
      if (known === undefined) told(`Attribute "${key}" is none of WAI-ARIA`)
      else if (values.length > 0 && !values.includes(String(value)))
        told(`Attribute "${key}" is "${String(value)}", expected one of ${values.join(', ')}`)
    })
  }
}

/** The site's own elements: the standard lets each stand wherever what it holds may stand. */
function describeCustomElements(texts: Iterable<string>): MetaDataTable {
  const names = new Set<string>()
  for (const text of texts) for (const [, name = ''] of text.matchAll(/<([a-z]+-[a-z-]+)[\s>]/g)) names.add(name)
  return Object.fromEntries([...names].map((name) => [name, { flow: true, phrasing: true, transparent: true }]))
}

/** `html-validate:standard` holds what HTML demands, and nothing of style. */
function createValidator(elements: MetaDataTable): HtmlValidate {
  const loader = new StaticConfigLoader({
    extends: ['html-validate:standard'],
    plugins: [{ name: 'site', rules: { aria: AriaRule } }],
    elements: ['html5', elements],
    rules: { aria: 'error', 'input-attributes': 'error', 'form-dup-name': 'error', 'no-utf8-bom': 'error' },
  })
  return new HtmlValidate(loader)
}

/** HTML allows `>` in text: only `<` and an ambiguous `&` must be written as references. The rule does not know that. */
const isAllowed = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'no-raw-characters' && message.startsWith('Raw ">"')

/** Header, menus and footer, which hundreds of pages share letter by letter, and data of the framework. */
const shared =
  /<(header(?= class="site-header")|footer|mobile-menu|main-menu)\b[^]*?<\/\1>|(?<=<script>)[^]*?(?=<\/script>)/g

/** Leaves out of a page what was judged on another; lines stay where they are. */
function withoutKnown(text: string, known: Set<string>): string {
  return text.replace(shared, (part) => {
    if (known.has(part)) return part.replace(/[^\n]+/g, '')
    known.add(part)
    return part
  })
}

/** What is not valid HTML in a text, as `page.html:3  what (rule)`. */
async function validate(validator: HtmlValidate, text: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(text, file)
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isAllowed(message))
    .map(({ line, message, ruleId }) => `${file}:${line}  ${message} (${ruleId})`)
}

/** What is not valid HTML in files below a folder. */
export async function findInvalidHtml(folder: string, files: readonly string[]): Promise<string[]> {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  const validator = createValidator(describeCustomElements(texts.values()))
  const found: string[] = []
  const known = new Set<string>()
  for (const [file, text] of texts) found.push(...(await validate(validator, withoutKnown(text, known), file)))
  return found
}
