import type { ReactNode } from 'react'
import { releasesAddress, toReleaseId } from '@/lib/pages/releases'
import { withBase } from '@/lib/kit/urls'

/**
 * The version in which something appeared. Versions of the core lead to their place in the list of releases, which has
 * an anchor for each of them and none for those of the SDK.
 */
export function Since({ version, of = 'core' }: { version: string; of?: 'core' | 'sdk' }) {
  if (of === 'sdk') return <span className="badge badge-since">Since SDK {version}</span>
  return (
    <a className="badge badge-since" href={withBase(`${releasesAddress}#${toReleaseId({ package: 'core', version })}`)}>
      Since {version}
    </a>
  )
}

export const planNames = ['Community', 'Starter', 'Scale', 'Enterprise'] as const

/** The plan that something needs. */
export function Plan({ name }: { name: string }) {
  return <span className={`badge badge-plan badge-plan-${name.toLowerCase()}`}>{name} plan</span>
}

export const resourceKinds = [
  'event',
  'command',
  'query',
  'service',
  'domain',
  'channel',
  'entity',
  'flow',
  'store',
] as const

/** The name of a resource in the colour of its kind. */
export function Kind({ of, children }: { of: string; children?: ReactNode }) {
  return (
    <span className={`kind kind-${of}`}>
      <span className="visually-hidden">{of} </span>
      {children}
    </span>
  )
}
