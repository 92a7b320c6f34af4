import { createHash } from 'node:crypto'

/** Script types that browsers execute. Others are data, so the CSP doesn't apply to them. */
const runnable = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** Contents of a page's inline scripts, in document order. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return []
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    return runnable.test(type) ? [text] : []
  })
}

/** An inline script's hash for the CSP. */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
