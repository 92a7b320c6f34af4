/** Assistants that take a question from an address. */
const assistants = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q=' },
] as const

/** What only a query must not hold; the address stays readable, and short. */
const toQuery = (text: string) => text.replaceAll(/[ %&#+<>"]/g, (character) => encodeURIComponent(character))

/**
 * Links that open a page in an assistant, with a first request that names it.
 * @param url full address of the page as Markdown
 */
export function listAssistantLinks(url: string): { name: string; href: string }[] {
  return assistants.map(({ name, ask }) => ({ name, href: `${ask}${toQuery(`Read ${url}`)}` }))
}
