import { createHash } from 'node:crypto'

/** Kinds of scripts that a browser runs; any other type is data that a policy does not look at. */
const runnable = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** The texts of the inline scripts of a page, in the order in which they stand. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return []
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    return runnable.test(type) ? [text] : []
  })
}

/** The hash by which a policy allows an inline script. */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
