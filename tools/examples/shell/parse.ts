/** A command in a script. */
export interface ShellCommand {
  /** Line number in the script, starting at 1. */
  line: number
  words: string[]
}

const prefixes = new Set(['if', 'then', 'else', 'do', 'while', 'until', '!', 'time', 'sudo', 'exec', 'env'])
const separator = /&&|\|\||[;|(){}`\n]|(?<![<>])&(?!\d)/

function toWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  while (/^\w+=/.test(words[0] ?? '') || prefixes.has(words[0] ?? '')) words.shift()
  const redirection = words.findIndex((word) => /^\d?[<>]/.test(word))
  return words
    .slice(0, redirection < 0 ? undefined : redirection)
    .map((word) => word.replaceAll(/^["']+|["']+$/g, ''))
    .filter((word) => word !== '')
}

/** In a script with prompts, other lines are output. */
function keepPrompts(lines: readonly string[]): string[] {
  const prompt = /^\s*\$ /
  if (!lines.some((line) => prompt.test(line))) return [...lines]
  return lines.map((line) => (prompt.test(line) ? line.replace(prompt, '') : ''))
}

/**
 * Extracts the commands of a shell script, accurately enough to check packages and npm scripts. Doesn't interpret
 * quotes, and skips heredocs.
 */
export function listCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = []
  let heredocEnd: string | undefined
  let joined = ''
  let start = 1
  for (const [index, line] of keepPrompts(script.split('\n')).entries()) {
    if (heredocEnd !== undefined) {
      if (line.trim() === heredocEnd) heredocEnd = undefined
      continue
    }
    heredocEnd = /<<-?\s*['"]?(\w+)['"]?/.exec(line)?.[1]
    if (joined === '') start = index + 1
    const text = joined + line.replace(/(?:^|\s)#.*$/, '')
    joined = text.endsWith('\\') ? `${text.slice(0, -1)} ` : ''
    if (joined !== '') continue
    for (const part of text.split(separator)) {
      const words = toWords(part)
      if (words.length > 0) commands.push({ line: start, words })
    }
  }
  return commands
}
