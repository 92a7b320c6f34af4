import { extractFences } from '@/tools/examples/extract'
import { checkFences, type ExamplesReport } from '@/tools/examples/run'
import { readSite } from '@/tools/examples/site'

const page = 'content/docs/development/page.mdx'

/** Checks a text's fences as if it were a page. */
export function checkText(text: string, file = page): Promise<ExamplesReport> {
  const fences = extractFences(file, text)
  return checkFences(fences, readSite(fences))
}

/** What an author would see: line and message. */
export async function getFindings(text: string, file = page): Promise<string[]> {
  const { problems } = await checkText(text, file)
  return problems.map(({ line, message }) => `${line}  ${message}`)
}

/** A page with a single fence, which starts on line 1. */
export function toFence(info: string, code: string): string {
  return `\`\`\`\`${info}\n${code}\n\`\`\`\`\n`
}
