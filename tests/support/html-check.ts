import { readFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { HtmlValidate, Rule, StaticConfigLoader, type AttributeEvent, type ElementTable } from 'html-validate'

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
      const values = known?.type === 'boolean' ? ['true', 'false'] : (known?.values ?? [])
      const told = (message: string) => this.report({ node: target, message, location: keyLocation })
      if (known === undefined) told(`Attribute "${key}" is none of WAI-ARIA`)
      else if (values.length > 0 && !values.includes(String(value)))
        told(`Attribute "${key}" is "${String(value)}", expected one of ${values.join(', ')}`)
    })
  }
}

/** The site's own elements: the standard lets each stand wherever what it holds may stand. */
function describeCustomElements(texts: Iterable<string>): ElementTable {
  const names = new Set<string>()
  for (const text of texts) for (const [, name = ''] of text.matchAll(/<([a-z]+-[a-z-]+)[\s>]/g)) names.add(name)
  return Object.fromEntries([...names].map((name) => [name, { flow: true, phrasing: true, transparent: true }]))
}

/** `html-validate:standard` holds what HTML demands, and nothing of style. */
function createValidator(elements: ElementTable): HtmlValidate {
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

/** What is not valid HTML in a text, as `page.html:3:14  what (rule)`. */
async function validate(validator: HtmlValidate, text: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(text, file)
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isAllowed(message))
    .map(({ line, column, message, ruleId }) => `${file}:${line}:${column}  ${message} (${ruleId})`)
}

/** What is not valid HTML in files below a folder. */
export async function findInvalidHtml(folder: string, files: readonly string[]): Promise<string[]> {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  const validator = createValidator(describeCustomElements(texts.values()))
  const found: string[] = []
  for (const [file, text] of texts) found.push(...(await validate(validator, text, file)))
  return found
}
