/** Known vulnerabilities by severity. */
export interface Advisories {
  counts: Record<string, number>
  /** Urgent ones, as `name: severity, title`. */
  urgent: string[]
}

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; via: (string | { title?: string })[] }>
}

/** Parses `npm audit --json`. Undefined if the registry didn't respond. */
export function readAdvisories(text: string): Advisories | undefined {
  let audit: Audit
  try {
    audit = JSON.parse(text) as Audit
  } catch {
    return undefined
  }
  const counts = audit.metadata?.vulnerabilities
  if (counts === undefined) return undefined
  const urgent = Object.values(audit.vulnerabilities ?? {}).flatMap(({ name, severity, via }) => {
    if (!['high', 'critical'].includes(severity)) return []
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : (one.title ?? [])))
    return [`${name}: ${[severity, ...titles].join(', ')}`]
  })
  return { counts, urgent }
}
