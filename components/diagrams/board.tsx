import type { Board } from '@/lib/catalog/boards'

/** An embedded board of a diagram tool, with its title above. */
export function BoardPicture({ title, areas }: Board) {
  return (
    <div>
      <p className="body-heading">{title}</p>
      <ol className="dots mt-3 grid gap-3 rounded-md border border-line p-4 @min-[27rem]/screen:p-6 @min-[27rem]/screen:auto-cols-fr @min-[27rem]/screen:grid-flow-col">
        {areas.map(({ name, notes }) => (
          <li key={name} className="rounded-sm border border-dashed border-line-strong bg-surface p-3">
            <p className="text-xs text-muted">{name}</p>
            <ul className="mt-2 grid gap-2">
              {notes.map(([kind, text]) => (
                <li
                  key={text}
                  className={`kind-${kind} rounded-sm border border-(--edge) bg-(--paper) p-2 text-xs leading-[1.3] font-[550] @min-[27rem]/screen:min-h-14 text-[var(--note-text,var(--on-note))]`}
                >
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
