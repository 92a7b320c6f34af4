import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LookChange, PageChanges } from '@/tools/preview/compare'
import { maxHeight, modes, widths, type Mode } from './pictures'

/** A changed screenshot. Its files are `NAME-before.webp`, `NAME-after.webp` and `NAME-difference.webp`. */
export type ChangedPicture = { name: string; width: number; mode: Mode; amount: number }

export type ChangedLook = LookChange & { pictures: ChangedPicture[] }

/** The number of compared pages, and those that look different or are only in one export. */
type Looks = Pick<PageChanges, 'added' | 'removed'> & { compared: number; changed: ChangedLook[] }

/** Formats a share as a percentage. Tiny values are never shown as 0. */
export const formatAmount = (amount: number) => (amount < 0.0001 ? 'under 0.01%' : `${(amount * 100).toFixed(2)}%`)

const readAsset = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const byAmount = (a: { amount: number }, b: { amount: number }) => b.amount - a.amount

function Pictures({ address, picture }: { address: string; picture: ChangedPicture }) {
  const { name, width, mode, amount } = picture
  return (
    <section data-width={width} data-mode={mode}>
      <h2>{`${width} px, ${mode}: ${formatAmount(amount)}`}</h2>
      {['before', 'after', 'difference'].map((kind) => (
        <figure key={kind}>
          <figcaption>{kind}</figcaption>
          <a href={`${name}-${kind}.webp`}>
            <img
              src={`${name}-${kind}.webp`}
              alt={`${address}, ${width} px, ${mode}: ${kind}`}
              loading="lazy"
              style={kind === 'difference' ? { backgroundImage: `url(${name}-after.webp)` } : {}}
            />
          </a>
        </figure>
      ))}
    </section>
  )
}

const toOption = (value: string | number) => <option key={value}>{value}</option>

/** The report as an HTML page, to be saved in the same folder as the images. */
export function writeLooksReport({ compared, changed, added, removed }: Looks): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Pages that look different</title>
        <style dangerouslySetInnerHTML={{ __html: readAsset('report.css') }} />
      </head>
      <body>
        <h1>{`Pages that look different: ${changed.length} of ${compared}`}</h1>
        <p>
          {`The compared pages show every component and state of the site. Each was compared at ${widths.join(', ')} px in ${modes.join(' and ')} mode, down to ${maxHeight} px. The biggest differences come first.`}
        </p>
        <form hidden>
          <label>
            Address <input type="search" name="address" />
          </label>
          {Object.entries({ Width: widths, Mode: modes }).map(([label, values]) => (
            <label key={label}>
              {label}{' '}
              <select name={label.toLowerCase()}>
                <option value="">All</option>
                {values.map(toOption)}
              </select>
            </label>
          ))}
          <output />
        </form>
        {changed.toSorted(byAmount).map(({ path: address, title, amount, pictures }) => (
          <details key={address} data-path={address}>
            <summary>
              {formatAmount(amount)} <strong>{address}</strong> <small>{title}</small>
            </summary>
            {pictures.toSorted(byAmount).map((picture) => (
              <Pictures key={picture.name} address={address} picture={picture} />
            ))}
          </details>
        ))}
        {Object.entries({ after: added, before: removed }).flatMap(([side, pages]) =>
          pages.map(({ path: address, title }) => (
            <p key={address}>
              Only {side}: <strong>{address}</strong> <small>{title}</small>
            </p>
          )),
        )}
        <script type="module" dangerouslySetInnerHTML={{ __html: readAsset('filter.mjs') }} />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
