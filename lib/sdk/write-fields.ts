import { findFieldText } from './field-texts'
import { flattenFields, toCode, toTypeCell, writeTable } from './markdown'
import type { SdkField, SdkModel, SdkType } from './types'

/** Fields of a type, its own first, followed by inherited ones. */
function listFields(type: SdkType, { types }: Pick<SdkModel, 'types'>): SdkField[] {
  const inherited = type.extends.flatMap((name) => {
    const base = types.find((each) => each.name === name)
    return base === undefined ? [] : listFields(base, { types })
  })
  const all = [...type.fields, ...inherited]
  // Required fields first, then the type's own.
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)]
}

function writeRow(type: SdkType, path: readonly string[], field: SdkField, model: SdkModel): string[] {
  const meaning = findFieldText(type.name, path.join('.'))
  return [toCode(path.join('.')), toTypeCell(field.type, model), field.isRequired ? 'yes' : 'no', '–', meaning ?? '–']
}

/**
 * A type's fields as a table. Empty for a type without fields.
 * @param isWhole whether to include inherited fields
 */
export function writeFields(type: SdkType, model: SdkModel, { isWhole = true } = {}): string {
  const fields = isWhole ? listFields(type, model) : type.fields
  if (fields.length === 0) return ''
  const rows = flattenFields(fields).map(({ path, field }) => writeRow(type, path, field, model))
  return writeTable(['Field', 'Type', 'Required', 'Default', 'Description'], rows)
}
