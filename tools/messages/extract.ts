import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listFiles } from '@/lib/kit/files'

/** A text that a package prints, throws, sends or shows. Values that it fills in are written as `…`. */
export interface Message {
  text: string
  /** The source file, as bundlers name it in the published file. */
  file: string
}

const gap = '…'

/** Words that mark a text on a page, or a line of output, as a problem and not as progress. */
const problem =
  /\b(?:fail(?:ed|s|ure)?|error|invalid|unable|missing|wrong|expired|warning|unsupported|denied|unauthorized|forbidden|conflict|deprecated|unknown|empty|skip(?:ped|ping)?|please|needs? to|required?s?|must|cannot|no longer)\b|\b(?:not|n[’']t)\b|^no |\bno \w+ (?:found|available|configured|provided)/i

/** A stricter list for what pages show, where `No messages sent` is only the state of a list. */
const shownProblem =
  /\b(?:fail(?:ed)?|errors?|invalid|unable|missing|denied|deprecated|cannot|could not|only (?:available|supported))\b|\bnot (?:found|supported|configured|enabled)|\bplease (?:provide|make sure|switch|configure)|\btried to\b|\b(?:don|doesn)[’']t have permission|\bfile found|^no .*\bconfigured/i

/** What reaches a reader although no word in it says that something is wrong. */
const alwaysPrinted = new Set(['error', 'warn'])
const output = new Set(['log', 'info', 'error', 'warn', 'debug', 'fail', 'write'])
const speakers = /^(?:console|logger|log|spinner|ora|stdout|stderr)$/
const fields = /^(?:error|message|details?|reason|required_error|invalid_type_error|statusText)$/
const checks = /^(?:min|max|regex|refine|email|url|startsWith|superRefine)$/

/** The text of an expression, with a gap for what is known only when it runs; undefined if nothing of it is text. */
function readText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => gap + literal.text).join('')
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return readText(node.expression)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readText(node.left), readText(node.right)]
    return left === undefined && right === undefined ? undefined : (left ?? gap) + (right ?? gap)
  }
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText()
    if (/^chalk\d*\./.test(callee)) return joinTexts(node.arguments)
    if (/\b(?:JSON\.stringify|String)$/.test(callee) && node.arguments[0]) return readText(node.arguments[0])
  }
  return undefined
}

function joinTexts(nodes: readonly ts.Expression[]): string | undefined {
  const texts = nodes.map(readText)
  return texts.every((text) => text === undefined) ? undefined : texts.map((text) => text ?? gap).join(' ')
}

/** Both sides of a choice, since either can reach a reader. */
function listChoices(node: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listChoices)
  const isChoice = ts.isBinaryExpression(node) && /^(?:\|\||\?\?)$/.test(node.operatorToken.getText())
  return isChoice ? [node.left, node.right].flatMap(listChoices) : [node]
}

function readTexts(nodes: readonly ts.Expression[]): string[] {
  const lists = nodes.length === 1 ? nodes.flatMap(listChoices).map((node) => [node]) : [nodes]
  return lists.flatMap((list) => joinTexts(list) ?? [])
}

const inline = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong'])

/** The text of an element, if all it contains is text and inline elements. */
function flatten(node: ts.JsxChild): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxExpression(node)) return node.expression === undefined ? '' : (readText(node.expression) ?? gap)
  if (ts.isJsxSelfClosingElement(node)) return inline.has(node.tagName.getText()) ? ' ' : undefined
  if (ts.isJsxElement(node) && !inline.has(node.openingElement.tagName.getText())) return undefined
  const texts = node.children.map(flatten)
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** The sentences of an element: neighboring text and inline elements are one. */
function readMarkup(node: ts.JsxElement | ts.JsxFragment): string[] {
  const { parent } = node
  const isPart = ts.isJsxElement(node) && ts.isJsxElement(parent) && flatten(node) !== undefined
  if (isPart && parent.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '')) return []
  if (!node.children.some((child) => !ts.isJsxElement(child) && flatten(child)?.trim())) return []
  const separator = '\0'
  const texts = node.children.map((child) => flatten(child) ?? separator)
  return texts.join('').split(separator)
}

const readShown = (nodes: readonly ts.Expression[]) => readTexts(nodes).filter((text) => shownProblem.test(text))

function readNode(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && /Error$|^Response$/.test(node.expression.getText()))
    return readTexts((node.arguments ?? []).slice(0, 1))
  if (ts.isThrowStatement(node)) return readTexts([node.expression])
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    const speaker = expression.getText().split('.').at(-1) ?? ''
    if (speakers.test(speaker) && output.has(name.text))
      return readTexts(node.arguments).filter((text) => alwaysPrinted.has(name.text) || problem.test(text.trim()))
    if (checks.test(name.text)) return readTexts(node.arguments.slice(1, 2))
  }
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText().replaceAll(/['"]/g, '')
    if (fields.test(name)) return readTexts([node.initializer])
    if (name === 'description') return readShown([node.initializer])
  }
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return readShown([node.expression])
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
    return readShown([node.initializer])
  if (ts.isCallExpression(node) && /^set[A-Z]/.test(node.expression.getText())) return readShown(node.arguments)
  if (ts.isBinaryExpression(node) && node.operatorToken.getText() === '=') return readShown([node.right])
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const name = node.name.getText()
    if (/^(?:message|text)\d*$/.test(name)) return readTexts([node.initializer]).filter((text) => problem.test(text))
    if (/[mM]essages$/.test(name) && ts.isObjectLiteralExpression(node.initializer))
      return node.initializer.properties
        .filter(ts.isPropertyAssignment)
        .flatMap(({ initializer }) => readTexts([initializer]))
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return readMarkup(node).filter((text) => shownProblem.test(text))
  return []
}

const isMarkup = /\.(?:astro|tsx|jsx)$/

/** The code of an Astro file: its front matter, then its markup, which reads as JSX. */
function readSource(file: string): string {
  const source = readFileSync(file, 'utf8')
  if (!file.endsWith('.astro')) return source
  const [, code = '', markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const body = markup.replaceAll(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<!doctype[^>]*>/gi, '')
  const scripts = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  return [code, ...scripts, `;(<>${body.replaceAll(/<script[\s\S]*?<\/script>/g, '')}</>)`].join('\n')
}

const vendor = /(?:^|\/)node_modules\/(?!\.pnpm\/)((?:@[^/]+\/)?[^/]+)/

/** The messages of one file of a package, without those of other packages bundled into it. */
function readFile(folder: string, file: string): Message[] {
  const text = readSource(join(folder, file))
  const kind = isMarkup.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  // Comments that esbuild writes say which file of the sources each line of a bundle came from.
  const isBundle = /^(?:dist|bin)\//.test(file)
  const regions = isBundle ? [...text.matchAll(/^\/\/ ((?:\.\.\/|src\/|node_modules\/)\S+)$/gm)] : []
  const messages: Message[] = []
  const visit = (node: ts.Node) => {
    for (const each of readNode(node)) {
      const region = regions.findLast(({ index }) => index <= node.getStart())?.[1]
      const owner = region === undefined ? undefined : vendor.exec(region)?.[1]
      if (owner !== undefined && !owner.startsWith('@eventcatalog/')) continue
      messages.push({ text: tidy(each), file: region?.replace(/^.*node_modules\/|^(?:\.\.\/)+/, '') ?? file })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return messages
}

/** One line, without colors, symbols at its ends and gaps that carry nothing. */
const tidy = (text: string) =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?:\s*…)+/g, gap)
    .trim()

/** A text worth an entry has two words of its own. */
const isText = ({ text }: Message) => !text.startsWith('/') && (text.match(/\p{L}{2,}/gu) ?? []).length >= 2

const isSource = /(?<!\.d)\.(?:astro|tsx?|jsx?|mjs)$/
const isTest = /__tests__|(?:^|\/)test\/|\.test\.|(?:^|\/)setupTests\.|(?:^|\/)public\//

function listSources(name: string, folder: string): string[] {
  const list = (part: string) => listFiles(folder, part).filter((file) => isSource.test(file) && !isTest.test(file))
  if (name === 'core') return ['dist', 'bin', 'eventcatalog'].flatMap(list)
  // A checkout of the source, for packages that we read at a Git tag.
  if (!existsSync(join(folder, 'dist'))) return list('src')
  return [name === 'linter' ? 'dist/cli/index.mjs' : 'dist/index.mjs']
}

/** All messages of a package, by its name without scope. Each text appears once for each file, in a stable order. */
export function extractMessages(name: string, folder: string): Message[] {
  const found = listSources(name, folder).flatMap((file) => readFile(folder, file))
  const byKey = new Map(found.filter(isText).map((message) => [`${message.file}\n${message.text}`, message]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message)
}
