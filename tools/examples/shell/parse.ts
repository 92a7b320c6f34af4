/** One command of a script: its words, and where it stands. */
export interface ShellCommand {
  /** Line of the script, counted from 1. */
  line: number
  /** Words without quotes. Settings of the environment before the command are left out. */
  words: string[]
}

export interface ParsedShell {
  commands: ShellCommand[]
  errors: { line: number; message: string }[]
}

const separators = ['&&', '||', ';;', ';', '|', '&', '(', ')', '{', '}']
const keywords = new Set(['if', 'then', 'else', 'elif', 'fi', 'while', 'until', 'do', 'done', '!', 'time', 'in', 'esac'])

/** Lines that belong together, with the line in which they begin. What is written into a file is left out. */
function joinLines(script: string): { line: number; text: string }[] {
  const joined: { line: number; text: string }[] = []
  let end: string | undefined
  let open: { line: number; text: string } | undefined
  for (const [index, text] of script.split('\n').entries()) {
    if (end !== undefined) {
      if (text.trim() === end) end = undefined
      continue
    }
    const current = open === undefined ? { line: index + 1, text } : { line: open.line, text: `${open.text} ${text}` }
    open = undefined
    if (/\\\s*$/.test(current.text)) open = { ...current, text: current.text.replace(/\\\s*$/, '') }
    else if (hasOpenQuote(current.text)) open = { ...current, text: `${current.text}\n` }
    else joined.push(current)
    end = /<<-?\s*['"]?(\w+)['"]?/.exec(text)?.[1]
  }
  return open === undefined ? joined : [...joined, open]
}

function hasOpenQuote(text: string): boolean {
  let quote = ''
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (quote === '' && sign === '#' && (index === 0 || /\s/.test(text[index - 1] ?? ''))) return false
    if (sign === '\\' && quote !== "'") index++
    else if (quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (sign === quote) quote = ''
  }
  return quote !== ''
}

/** Words and separators of a line. Separators are marked, so that a quoted one is a word. */
function split(text: string): ({ word: string } | { separator: string })[] {
  const parts: ({ word: string } | { separator: string })[] = []
  let word: string | undefined
  let index = 0
  const flush = () => {
    if (word !== undefined) parts.push({ word })
    word = undefined
  }
  while (index < text.length) {
    const sign = text[index] ?? ''
    const rest = text.slice(index)
    const quoted = /^'([^']*)'|^"((?:[^"\\]|\\[\s\S])*)"/.exec(rest)
    const substitution = /^\$\((?:[^()]|\([^()]*\))*\)|^`[^`]*`|^\$\{[^}]*\}/.exec(rest)
    const redirection = /^\d?(?:>>?|<)(?:&\d|&-)?\s*(?!\()/.exec(rest)
    const separator = separators.find((one) => rest.startsWith(one))
    if (quoted !== null) {
      word = (word ?? '') + (quoted[1] ?? quoted[2] ?? '')
      index += quoted[0].length
    } else if (substitution !== null) {
      word = (word ?? '') + substitution[0]
      index += substitution[0].length
    } else if (sign === '#' && word === undefined) break
    else if (/\s/.test(sign)) {
      flush()
      index++
    } else if (redirection !== null && (word === undefined || !/\d/.test(sign))) {
      flush()
      // The file behind it is no argument.
      const target = /^(?:"[^"]*"|'[^']*'|[^\s|&;]*)/.exec(rest.slice(redirection[0].length))
      index += redirection[0].length + (redirection[0].includes('&') ? 0 : (target?.[0].length ?? 0))
    } else if (separator !== undefined && !(word !== undefined && '{}'.includes(separator))) {
      flush()
      parts.push({ separator })
      index += separator.length
    } else if (sign === '\\') {
      word = (word ?? '') + (text[index + 1] ?? '')
      index += 2
    } else {
      word = (word ?? '') + sign
      index++
    }
  }
  flush()
  return parts
}

function toCommand(line: number, words: string[]): ShellCommand[] {
  const rest = [...words]
  while (rest.length > 0 && (/^[A-Za-z_]\w*\+?=/.test(rest[0] ?? '') || keywords.has(rest[0] ?? ''))) rest.shift()
  // `for x in …` and `case x in` name no command.
  if (rest[0] === 'for' || rest[0] === 'case' || rest.length === 0) return []
  return [{ line, words: rest }]
}

/** Where commands stand behind a prompt, the other lines are what they print. The copy button leaves prompts out. */
function takePrompts(script: string): string {
  const prompt = /^\s*\$ /
  if (!script.split('\n').some((line) => prompt.test(line))) return script
  return script
    .split('\n')
    .map((line) => (prompt.test(line) ? line.replace(prompt, '') : ''))
    .join('\n')
}

/** Reads the commands of a shell script: as much of the language as examples use. */
export function parseShell(script: string): ParsedShell {
  const commands: ShellCommand[] = []
  const errors: ParsedShell['errors'] = []
  for (const { line, text } of joinLines(takePrompts(script))) {
    if (hasOpenQuote(text)) errors.push({ line, message: 'A quote is opened and never closed.' })
    let words: string[] = []
    for (const part of split(text)) {
      if ('word' in part) words.push(part.word)
      else {
        commands.push(...toCommand(line, words))
        words = []
      }
    }
    commands.push(...toCommand(line, words))
    for (const [, inside = ''] of text.matchAll(/\$\(((?:[^()]|\([^()]*\))*)\)/g)) {
      if (!inside.startsWith('(')) commands.push(...parseShell(inside).commands.map((command) => ({ ...command, line })))
    }
  }
  return { commands, errors }
}
