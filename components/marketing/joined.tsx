const splitNames = (list: string) => list.split(',').map((name) => name.trim())

interface JoinedProps {
  /** Inputs, separated by commas. */
  given: string
  by: string
  /** Outputs, separated by commas. */
  made: string
}

/** Diagram of inputs that flow through one thing to outputs: left to right, or top to bottom on narrow screens. */
export function Joined({ given, by, made }: JoinedProps) {
  return (
    <figure className="joined" aria-label={`From ${given}, through ${by}, to ${made}`}>
      <ul className="joined-from">
        {splitNames(given).map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="joined-by">{by}</p>
      <ul className="joined-to">
        {splitNames(made).map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
