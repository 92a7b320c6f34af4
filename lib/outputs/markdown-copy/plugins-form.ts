import { listPlugins } from '../../integrations'
import { toAbsoluteUrl } from '../../kit/urls'
import { toCopyPath } from './addresses'
import type { TextForm } from './types'

const head = ['Plugin', 'Package', 'Source', 'Formats', 'Creates', 'License', 'Since', 'Template']

const toRow = (cells: readonly (string | undefined)[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`

/** The plugins table. */
export const pluginsForm: TextForm = () => {
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
