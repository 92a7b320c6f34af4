interface WordsProps {
  lines: readonly string[]
  x: number
  /** Vertical center of the text, from the top. */
  middle: number
  step?: number
  className?: string
}

/** Lines of SVG text, vertically centered. */
export function Words({ lines, x, middle, step = 15, className }: WordsProps) {
  const [first, ...rest] = lines
  if (first === undefined) return null
  return (
    <text x={x} y={middle - (rest.length * step) / 2 + 4} className={className}>
      {first}
      {rest.map((line) => (
        <tspan key={line} x={x} dy={step}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
