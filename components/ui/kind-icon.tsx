import { kindPaths as paths } from '@/lib/kit/icons/kinds'
import { Outline } from './outline'

export type KindIconName = keyof typeof paths

export const kindIconNames = Object.keys(paths) as KindIconName[]

/** A small line icon. Decorative, so it has no accessible name. */
export function KindIcon({ name }: { name: string }) {
  if (!(name in paths)) return null
  return (
    <span className={`kind-icon kind-${name}`}>
      <Outline path={paths[name as KindIconName]} />
    </span>
  )
}
