import { pageMarkColors, writeMarkShapes } from '@/lib/brand/mark'

interface MarkProps {
  /** Height and width in pixels. */
  size?: number
}

const shapes = writeMarkShapes(pageMarkColors)

/** The mark as HTML, for ready HTML that stands outside React's tree. */
export function writeMark({ size = 24 }: MarkProps = {}): string {
  return `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true" focusable="false">${shapes}</svg>`
}

/** The mark in the colors of the page's mode. Sharp from 16 px. */
export function Mark({ size = 24 }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
