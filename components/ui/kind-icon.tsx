import { kindPaths as paths } from '@/lib/kit/icons/kinds'
import { Outline } from './outline'

export type KindIconName = keyof typeof paths

export const kindIconNames = Object.keys(paths) as KindIconName[]

function isKindIconName(name: string): name is KindIconName {
  return name in paths
}

/** A small line icon. Decorative, so it has no accessible name. */
export function KindIcon({ name }: { name: string }) {
  if (!isKindIconName(name)) return null
  return (
    <span className={`kind-icon kind-${name}`}>
      <Outline path={paths[name]} />
    </span>
  )
}
