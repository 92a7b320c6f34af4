const toNames = (list: string) => list.split(',').map((name) => name.trim())

interface JoinedProps {
  /** Names with commas between them: what comes in. */
  given: string
  by: string
  /** What comes out. */
  made: string
}

/** Things that meet in one, and what comes of it: lines lead from left to right, or down in narrow windows. */
export function Joined({ given, by, made }: JoinedProps) {
  return (
    <figure className="joined" aria-label={`From ${given}, through ${by}, to ${made}`}>
      <ul className="joined-from">
        {toNames(given).map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="joined-by">{by}</p>
      <ul className="joined-to">
        {toNames(made).map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
