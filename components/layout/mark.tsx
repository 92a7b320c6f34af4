import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'

interface MarkProps {
  /** Height and width in pixels. */
  size?: number
}

const shapes = writeMarkShapes(pageMarkColors)

/** The logo. Decorative, so it has no accessible name. */
export function Mark({ size = 24 }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
