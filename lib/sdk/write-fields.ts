import { findFieldText } from './field-texts'
import { flattenFields, toCode, toTypeCell, writeTable } from './markdown'
import type { SdkField, SdkModel, SdkType } from './types'

/** Fields of a type with those that it takes from others: its own names first, then what all resources share. */
function listFields(type: SdkType, { types }: Pick<SdkModel, 'types'>): SdkField[] {
  const inherited = type.extends.flatMap((name) => {
    const base = types.find((each) => each.name === name)
    return base === undefined ? [] : listFields(base, { types })
  })
  const all = [...type.fields, ...inherited]
  // What must be given stands first, then what only this type has.
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)]
}

function writeRow(type: SdkType, path: readonly string[], field: SdkField, model: SdkModel): string[] {
  const meaning = findFieldText(type.name, path.join('.'))
  return [toCode(path.join('.')), toTypeCell(field.type, model), field.isRequired ? 'yes' : 'no', '–', meaning ?? '–']
}

/**
 * The fields of a type as a table; empty for a type without fields.
 * @param isWhole with those that it takes from other types
 */
export function writeFields(type: SdkType, model: SdkModel, { isWhole = true } = {}): string {
  const fields = isWhole ? listFields(type, model) : type.fields
  if (fields.length === 0) return ''
  const rows = flattenFields(fields).map(({ path, field }) => writeRow(type, path, field, model))
  return writeTable(['Field', 'Type', 'Required', 'Default', 'Description'], rows)
}
