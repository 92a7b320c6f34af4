import type { ReactNode } from 'react'
import { releasesAddress, toReleaseId } from '@/lib/pages/releases'
import { withBase } from '@/lib/kit/urls'

/** The version that introduced something. The release list has no anchors for SDK versions. */
export function Since({ version, of = 'core' }: { version: string; of?: 'core' | 'sdk' }) {
  if (of === 'sdk') return <span className="badge badge-since">Since SDK {version}</span>
  return (
    <a className="badge badge-since" href={withBase(`${releasesAddress}#${toReleaseId({ package: 'core', version })}`)}>
      Since {version}
    </a>
  )
}

export const planNames = ['Community', 'Starter', 'Scale', 'Enterprise'] as const

/** The plan that's required. */
export function Plan({ name }: { name: string }) {
  return <span className={`badge badge-plan badge-plan-${name.toLowerCase()}`}>{name} plan</span>
}

const messageKinds = ['event', 'command', 'query'] as const

export const resourceKinds = [...messageKinds, 'service', 'domain', 'channel', 'entity', 'flow', 'store'] as const

/** A resource name in the color of its kind. */
export function Kind({ of, children }: { of: string; children?: ReactNode }) {
  return (
    <span className={`kind kind-${of}`}>
      <span className="sr-only">{of} </span>
      {children}
    </span>
  )
}
