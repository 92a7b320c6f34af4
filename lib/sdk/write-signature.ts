import { findTypeNames } from './markdown'
import { getTypePath } from './resources'
import type { SdkFunction, SdkModel } from './types'

/** Characters that fit on a line of code next to a sidebar. */
const MAX_WIDTH = 72

/** A function's TypeScript declaration, wrapped if it's too long. */
export function writeSignature({ name, parameters, returns }: SdkFunction): string {
  const list = parameters.map((parameter) => `${parameter.name}${parameter.isRequired ? '' : '?'}: ${parameter.type}`)
  const line = `function ${name}(${list.join(', ')}): ${returns}`
  if (line.length <= MAX_WIDTH) return line
  const indented = list.map((each) => {
    const [before = '', members, after = ''] = each.split(/\{ (.*) \}/)
    if (each.length <= MAX_WIDTH || members === undefined) return `  ${each},`
    return `  ${before}{\n${members
      .split('; ')
      .map((member) => `    ${member}`)
      .join('\n')}\n  }${after},`
  })
  return `function ${name}(\n${indented.join('\n')}\n): ${returns}`
}

/** The signature as a code fence with linked types. */
export function writeSignatureFence(each: SdkFunction, model: SdkModel): string {
  const signature = writeSignature(each)
  const links = findTypeNames(signature, model).map((name) => `${name}=${getTypePath(name)}`)
  return `\`\`\`ts${links.length === 0 ? '' : ` links="${links.join(' ')}"`}\n${signature}\n\`\`\``
}
