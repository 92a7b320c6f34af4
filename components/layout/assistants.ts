/** Assistants that accept a prompt in the URL. */
const assistants = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q=' },
] as const

/** Encodes only what's required in a query, to keep URLs short and readable. */
const toQuery = (text: string) => text.replaceAll(/[ %&#+<>"]/g, (character) => encodeURIComponent(character))

/**
 * Links that open an assistant with a prompt to read a page.
 * @param url full URL of the page's Markdown copy
 */
export function listAssistantLinks(url: string): { name: string; href: string }[] {
  return assistants.map(({ name, ask }) => ({ name, href: `${ask}${toQuery(`Read ${url}`)}` }))
}
