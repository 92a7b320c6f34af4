const splitNames = (list: string) => list.split(',').map((name) => name.trim())

const nameClass =
  'rounded-md border border-line-strong bg-surface px-[0.55rem] py-2 text-xs wrap-anywhere sm:px-[0.85rem] sm:py-[0.6rem] sm:text-sm'

/** A line from each name, and one that connects them. */
const itemClass =
  'relative m-0! grid items-center py-[0.4rem] before:absolute before:top-[50%] before:w-(--wire) before:border-t before:border-line-strong after:absolute after:inset-y-0 after:border-l after:border-line-strong first:after:top-[50%] last:after:bottom-[50%]'

const sides = {
  from: 'before:left-full after:left-[calc(100%+var(--wire))]',
  to: 'before:right-full after:right-[calc(100%+var(--wire))]',
}

function Names({ names, side }: { names: readonly string[]; side: keyof typeof sides }) {
  return (
    <ul className="list-none p-0">
      {names.map((name) => (
        <li key={name} className={`${itemClass} ${sides[side]}`}>
          <span className={nameClass}>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Inputs that flow through one thing to outputs, both separated by commas, in a frame such as a network. */
export function Joined(props: { given: string; by: string; made: string; frame?: string }) {
  const { given, by, made, frame } = props
  const figure = (
    <figure
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center leading-[1.25] font-semibold [--wire:0.7rem] sm:[--wire:1.75rem]"
      aria-label={`From ${given}, through ${by}, to ${made}`}
    >
      <Names names={splitNames(given)} side="from" />
      <p className="relative mx-[calc(2*var(--wire))] my-0! max-w-26 rounded-md bg-ink px-[0.6rem] py-3 text-center text-sm text-on-ink before:absolute before:top-[50%] before:right-full before:w-(--wire) before:border-t before:border-line-strong after:absolute after:top-[50%] after:left-full after:w-(--wire) after:border-t after:border-line-strong sm:max-w-none sm:px-[1.2rem] sm:py-[1.1rem] sm:text-base">
        {by}
      </p>
      <Names names={splitNames(made)} side="to" />
    </figure>
  )
  if (frame === undefined) return figure
  return (
    <div className="rounded-lg border border-dashed border-line-strong p-[clamp(1rem,3vw,2rem)]">
      <p className="mb-6 text-sm font-semibold text-muted">{frame}</p>
      {figure}
    </div>
  )
}
