import { pageMarkColors, writeMarkShapes } from '@/lib/kit/icons/mark'

interface MarkProps {
  /** Height and width in pixels. */
  size?: number
}

const shapes = writeMarkShapes(pageMarkColors)

/** The logo as an HTML string. */
export function writeMark({ size = 24 }: MarkProps = {}): string {
  return `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true" focusable="false">${shapes}</svg>`
}
