interface MarkProps {
  /** Height and width in pixels. */
  size?: number
}

const strokes =
  '<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"><path d="M10 16h4"/><path d="M20 13.5 24 9.5"/><path d="M20 18.5 24 22.5"/></g>'
const notes =
  '<rect x="1.5" y="11.5" width="9" height="9" rx="2" fill="var(--command-edge)"/><rect x="12.5" y="10.5" width="9" height="11" rx="2" fill="var(--event-edge)" transform="rotate(45 17 16)"/><rect x="23" y="3" width="7.5" height="7.5" rx="2" fill="var(--query-edge)"/><rect x="23" y="21.5" width="7.5" height="7.5" rx="2" fill="var(--service-edge)"/>'

/** The mark as HTML, for ready HTML that stands outside React's tree. */
export function writeMark({ size = 24 }: MarkProps = {}): string {
  return `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true" focusable="false">${strokes}${notes}</svg>`
}

/** The mark: an event that goes from a producer to two consumers. Readable from 16 px. */
export function Mark({ size = 24 }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: strokes + notes }}
    />
  )
}
