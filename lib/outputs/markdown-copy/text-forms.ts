import { listColors, listSizes, type ColorToken } from '@/lib/kit/tokens/token-groups'
import { type DrawingName, drawings, getCatalog, getDrawing, isDrawingName } from '../../catalog'
import { listPlugins } from '../../integrations'
import { toAbsoluteUrl } from '../../kit/urls'
import { toCopyPath } from './addresses'
import { admonitionTitle, indent, raw, text, type TextForm, type TextProps, withChildren } from './content'
import { marketingForms } from './marketing-forms'

const writeColor = ({ name, light, dark }: ColorToken) =>
  `\`${name}\`: light \`${light.value}\`, ${light.contrast}:1; dark \`${dark.value}\`, ${dark.contrast}:1`

const toList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Part of the design documentation as a list. Logos and icons are images, which the surrounding text describes. */
export const designForm: TextForm = ({ part }) => {
  if (part === 'colors') return toList(listColors().plain.map(writeColor))
  if (part === 'notes') return toList(listColors().notes.map(writeColor))
  if (part === 'sizes') return toList(listSizes().map(({ name, value }) => `\`${name}\`: \`${value}\``))
  return ''
}

const toForm =
  (name: DrawingName): TextForm =>
  (props) => {
    const texts = Object.entries(props).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return getDrawing(name).text(getCatalog(), Object.fromEntries(texts))
  }

/** Every drawing that authors can use, from lib/catalog/drawings.ts. */
const drawingForms = Object.fromEntries(
  Object.keys(drawings)
    .filter(isDrawingName)
    .map((name) => [name, toForm(name)]),
) as Record<DrawingName, TextForm>

const head = ['Plugin', 'Package', 'Source', 'Formats', 'Creates', 'License', 'Since', 'Template']

const toRow = (cells: readonly (string | undefined)[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`

const pluginsForm: TextForm = () => {
  const rows = listPlugins().map(({ path, title, name, source, formats, creates, license, since, template }) =>
    toRow([
      `[${title}](${toAbsoluteUrl(toCopyPath(path))})`,
      `\`${name}\``,
      source,
      formats,
      creates,
      license,
      since,
      template === undefined ? undefined : `\`${template}\``,
    ]),
  )
  return [toRow(head), `|${head.map(() => '---').join('|')}|`, ...rows].join('\n')
}

const quote = (block: string) => block.replaceAll(/^(.*)$/gm, (line) => (line === '' ? '>' : `> ${line}`))

/** A code block with a longer fence than any within it. */
function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([mark]) => mark.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${language}\n${code.replace(/\n$/, '')}\n${mark}`
}

/** A tab's label is on the panel or, in Docusaurus content, in the `values` of `<Tabs>`. */
function findTabLabel({ value }: TextProps, { values }: TextProps): string {
  if (!Array.isArray(values)) return ''
  return text((values as TextProps[]).find((named) => named.value === value) ?? {}, 'label')
}

/** Text forms of all author components. components/mdx/author-components.ts doesn't compile if one is missing. */
export const textForms = {
  Admonition: (props, children) =>
    quote([`**${admonitionTitle(raw(props, 'type') || 'note', text(props, 'title'))}**`, children].join('\n\n')),
  // Generated from fences after the copy is written. Authors never use it.
  CodeBlock: (props) => fence(raw(props, 'html').replaceAll(/<[^>]*>/g, ''), 'text'),
  Mermaid: (props) => {
    const title = text(props, 'title')
    const chart = fence(raw(props, 'chart'), 'mermaid')
    return title === '' ? chart : `Diagram: ${title}\n\n${chart}`
  },
  Placeholder: withChildren,
  // The headings follow anyway.
  TOCInline: () => '',
  AllPlugins: pluginsForm,
  // Copies have no color modes.
  BothModes: withChildren,
  Card: (props, children) => {
    const link = `- [${text(props, 'title')}](${raw(props, 'href')})`
    return children === '' ? link : `${link}: ${indent(children, 2).trimStart()}`
  },
  Cards: (_, children) => children.replaceAll(/\n\n(?=- )/g, '\n'),
  Design: designForm,
  Figure: (props) => {
    const picture = `![${text(props, 'alt')}](${raw(props, 'src')})`
    const caption = text(props, 'caption')
    return caption === '' ? picture : `${picture}\n\n*${caption}*`
  },
  Kind: (props, children) => `${text(props, 'of')} ${children}`,
  Plan: (props) => `*${text(props, 'name')} plan*`,
  ProjectTree: withChildren,
  SdkFilter: withChildren,
  Since: (props) => `*Since ${raw(props, 'of') === 'sdk' ? 'SDK ' : ''}${text(props, 'version')}*`,
  Step: (props, children, { index }) => {
    const mark = `${index}. `
    return `${mark}**${text(props, 'title')}**\n\n${indent(children, mark.length)}`.trimEnd()
  },
  Steps: withChildren,
  TabItem: (props, children, { parent }) =>
    `**${text(props, 'label') || findTabLabel(props, parent) || text(props, 'value')}**\n\n${children}`,
  Tabs: withChildren,
  ...marketingForms,
  ...drawingForms,
} satisfies Record<string, TextForm>

const forms = new Map<string, TextForm>(Object.entries(textForms))

/** A component's text form. Undefined if the component doesn't exist. */
export const findTextForm = (name: string): TextForm | undefined => forms.get(name)
