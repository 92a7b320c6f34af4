interface WordsProps {
  lines: readonly string[]
  x: number
  /** Middle of the words, from above. */
  middle: number
  step?: number
  className?: string
}

/** Lines of text in a picture, around a middle. */
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
