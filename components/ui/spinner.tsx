/** Two rings that turn at different speeds; the style sheet holds them still for those who ask for less motion. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 40 40" width={40} height={40} fill="none" aria-hidden="true">
      <circle className="spinner-track" cx="20" cy="20" r="17" />
      <circle className="spinner-outer" cx="20" cy="20" r="17" pathLength={100} />
      <circle className="spinner-inner" cx="20" cy="20" r="10" pathLength={100} />
    </svg>
  )
}
