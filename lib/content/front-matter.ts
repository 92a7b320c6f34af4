/** A front matter field as text. Converts numbers, because YAML parses `2024` as one. Empty text counts as missing. */
export function toFieldText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
}

/** The level 1 heading at the start of a body, which Docusaurus pages use in place of a title. */
export function findLeadingHeading(body: string): string | undefined {
  const rest = body.replace(/^(?:\s*|import .*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})*/, '')
  const match =
    /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*[ \t]*(?:\n|$)/.exec(rest) ?? /^(\S.*)\n=+[ \t]*(?:\n|$)/.exec(rest)
  return match?.[1]?.replaceAll(/[`*_]/g, '')
}
