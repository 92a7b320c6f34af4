import { fromHtml } from 'hast-util-from-html'
import { checkDockerfile, checkToml } from './deployment'
import { findSyntaxError } from './evaluate'
import { checkEach, type FenceFinding as Finding } from './types'

type Rule = (code: string) => Finding | undefined | Promise<Finding | undefined>

/** Reports the first line that doesn't match. Ignores empty lines. */
function eachLine(allowed: RegExp, expected: string): Rule {
  return (code) => {
    const lines = code.replaceAll(/\\\n/g, '  ').split('\n')
    const index = lines.findIndex((line) => line.trim() !== '' && !allowed.test(line))
    return index < 0
      ? undefined
      : { line: index + 1, message: `Found "${lines[index]?.trim()}", expected ${expected}.` }
  }
}

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Checks that brackets are balanced, outside of strings and comments. */
function findOpenBracket(code: string): Finding | undefined {
  const open: { sign: string; line: number }[] = []
  let line = 1
  const parts = code.matchAll(
    /\/\*[\s\S]*?\*\/|(?:\/\/|#|--)[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[()[\]{}]|\n/g,
  )
  for (const [part] of parts) {
    if ('([{'.includes(part)) open.push({ sign: part, line })
    else if (part in pairs && open.pop()?.sign !== pairs[part])
      return { line, message: `Found "${part}", which was never opened.` }
    line += part.split('\n').length - 1
  }
  const last = open.at(-1)
  return last === undefined ? undefined : { line: last.line, message: `"${last.sign}" is opened and never closed.` }
}

const protoStatement =
  /^\s*(?:\/\/|\/?\*|syntax\b|package\b|import\b|option\b|message\b|enum\b|service\b|rpc\b|oneof\b|reserved\b|extend\b|\}|(?:repeated |optional |required )?(?:map<[\w.]+, ?[\w.]+>|[\w.]+) \w+ = \d+|\w+ = -?\d+)/

/** Reports unbalanced brackets, or else the first line that doesn't match. */
function eachBlock(allowed: RegExp, expected: string): Rule {
  const rule = eachLine(allowed, expected)
  return (code) => findOpenBracket(code) ?? rule(code)
}

const xml: Rule = (code) => {
  const open: { name: string; line: number }[] = []
  const text = code.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![^>]*>/g, (part) =>
    part.replaceAll(/[^\n]/g, ' '),
  )
  for (const match of text.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<[^>\s]*/g,
  )) {
    const [whole, closing, name, , empty] = match
    const line = text.slice(0, match.index).split('\n').length
    if (name === undefined) return { line, message: `Found "${whole}", expected a tag.` }
    if (closing === '/') {
      const last = open.pop()
      const expected = last === undefined ? 'no more tags' : `</${last.name}>`
      if (last?.name !== name) return { line, message: `Found </${name}>, expected ${expected}.` }
    } else if (empty !== '/') open.push({ name, line })
  }
  const last = open.at(-1)
  return last === undefined ? undefined : { line: last.line, message: `<${last.name}> is never closed.` }
}

const html: Rule = (code) => {
  let finding: Finding | undefined
  const onerror = ({ message, line }: { message: string; line?: number | undefined }) => {
    finding ??= { line, message }
  }
  fromHtml(code, { fragment: !/<!doctype/i.test(code), onerror, missingDoctype: 0 })
  return finding
}

/** Checks an Astro component's script. The rest is HTML with expressions. */
const astro: Rule = async (code) => {
  const script = /^---\n([\s\S]*?)^---$/m.exec(code)?.[1]
  // Unlike elsewhere, top-level return is allowed.
  const error =
    script === undefined ? undefined : await findSyntaxError(script.replaceAll(/^\s*return\b/gm, 'void'), 'ts')
  if (error !== undefined) return { line: (error.line ?? 0) + 1, message: `Syntax error: ${error.message}` }
  return findOpenBracket(code.replaceAll(/[’']/g, ' ').replaceAll(/(?:https?:)?\/\/|#|--/g, '  '))
}

const plantuml: Rule = (code) => {
  const starts = code.match(/^@start\w+/gm)?.length ?? 0
  const ends = code.match(/^@end\w+/gm)?.length ?? 0
  if (starts > 0 && starts === ends) return undefined
  return { line: 1, message: `Found ${starts} @start… and ${ends} @end…, expected one of each.` }
}

/** Rules by language. */
const lightRules: Readonly<Record<string, Rule>> = {
  css: (code) => findSyntaxError(code, 'css'),
  diff: eachLine(
    /^(?:[-+ @\\]|diff |index |new file|deleted file|rename |similarity )/,
    'lines that begin with +, - or a space',
  ),
  docker: (code) => checkDockerfile(code)[0],
  ini: eachLine(/^\s*(?:[#;]|\[[^\]]+\]\s*$|(?:export\s+)?[\w."-]+\s*=|\])|^\s+\S/, 'NAME=value'),
  toml: async (code) => (await checkToml(code))[0],
  html,
  http: eachLine(
    /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}.*|[\w-]+: .*|[{}[\]"\s#].*|\S.*&?\S*=.*)$/,
    'a request line or a header',
  ),
  xml,
  nginx: eachBlock(/[;{}]\s*(?:#.*)?$|^\s*#|^\s+\S/, 'a directive that ends with ";"'),
  proto: eachBlock(protoStatement, 'a statement of Protocol Buffers'),
  plantuml,
  sql: findOpenBracket,
  astro,
}

/** Languages without a parser. Checks their syntax line by line. */
export const lightChecker = checkEach('other', Object.keys(lightRules), async ({ language, code }) => {
  const finding = await lightRules[language]?.(code)
  return finding === undefined ? [] : [finding]
})
