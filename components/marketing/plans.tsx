import {
  askForPrice,
  features,
  hasFeature,
  planNames,
  planQuestions,
  plans,
  priceOnRequest,
  trialOffer,
  type Feature,
} from '@/lib/pages/marketing/plans'
import { withBase } from '@/lib/kit/urls'
import { summaryClass, questionClass } from './small-parts'

/** The plans side by side, each with its price and a call to action. */
export function PlanCards() {
  return (
    <ul className="grid list-none overflow-hidden rounded-lg border border-line bg-ground p-0 md:grid-cols-2 wide:grid-cols-[1.25fr_repeat(3,minmax(0,1fr))]">
      {plans.map(({ name, reader, price, adds, action, href, hasTrial }) => (
        <li
          key={name}
          className={`m-0 flex flex-col gap-3 px-6 py-7 md:row-span-6 md:grid md:grid-rows-subgrid [box-shadow:1px_1px_0_0_var(--line)] *:m-0 ${name === 'Community' ? 'bg-surface' : ''}`}
        >
          <p className="font-semibold text-muted">{name}</p>
          <p
            className={`font-display leading-9 font-[720] tracking-[-0.02em] text-ink ${price === undefined ? 'text-xl' : 'text-2xl'}`}
          >
            {price ?? priceOnRequest}
          </p>
          <p className="text-sm text-muted">{reader}</p>
          <p className="text-sm">{adds}</p>
          <p className="mt-auto! pt-2 md:self-end text-sm text-muted">
            {hasTrial ? `${trialOffer}. ` : null}
            {hasTrial && price === undefined ? (
              <a href={withBase('/contact-us')} className="whitespace-nowrap">
                {askForPrice}
              </a>
            ) : null}
          </p>
          <p>
            <a className={name === 'Community' ? 'button' : 'button button-quiet'} href={withBase(href)}>
              {action}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Cell({ plan, feature }: { plan: string; feature: Feature }) {
  const has = hasFeature(plan, feature)
  return <td className={has ? 'plan-yes' : 'plan-no'}>{has ? 'yes' : 'no'}</td>
}

/** On narrow screens each feature is a row, followed by a row of plans. */
const rowClass = 'max-md:grid max-md:grid-cols-4 max-md:border-b max-md:border-line'
const headClass =
  'bg-ground md:sticky md:top-(--bar-height) md:z-2 md:py-[0.9rem] md:[box-shadow:inset_0_-1px_0_var(--line-strong)]'

/** Features by plan. The header row stays in view while scrolling. */
export function PlanTable() {
  return (
    <table className="plan-table max-md:block">
      <caption className="pb-2 text-left text-sm text-muted max-md:block">
        <span className="sr-only">Compare plans</span>
        <span aria-hidden="true" className="flex items-center gap-2">
          <i className="plan-yes" /> Included
          <i className="plan-no ml-4" /> Not included
        </span>
      </caption>
      <thead className="max-md:sticky max-md:top-(--bar-height) max-md:z-2 max-md:block max-md:bg-ground">
        <tr className={rowClass}>
          <th scope="col" className={`${headClass} max-md:hidden`}>
            Feature
          </th>
          {planNames.map((name) => (
            <th key={name} scope="col" className={headClass}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {features.map(({ group, features: rows }) => (
        <tbody key={group} className="max-md:block">
          <tr className={rowClass}>
            <th scope="rowgroup" colSpan={planNames.length + 1} className="pt-8 font-display font-[680] md:text-lg">
              {group}
            </th>
          </tr>
          {rows.map((feature) => (
            <tr key={feature.name} className={rowClass}>
              <th scope="row" className="border-b-line font-normal whitespace-normal">
                <a href={withBase(feature.href)}>{feature.name}</a>
              </th>
              {feature.license === undefined ? (
                planNames.map((plan) => <Cell key={plan} plan={plan} feature={feature} />)
              ) : (
                <td colSpan={planNames.length} className="max-md:col-span-full">
                  {feature.license}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** An answer with links to the addresses in it. Structured data has the same text without them. */
function Answer({ text }: { text: string }) {
  return text.split(/(?<!\.)\b(hello@eventcatalog\.dev|eventcatalog\.cloud)/).map((part, index) => {
    if (index % 2 === 0) return part
    return (
      <a key={index} href={(part.includes('@') ? 'mailto:' : 'https://') + part}>
        {part}
      </a>
    )
  })
}

/** Pricing FAQ. */
export function PlanQuestions() {
  return (
    <div>
      {planQuestions.map(({ question, answer }) => (
        <details key={question} data-slot="question" className={questionClass}>
          <summary className={summaryClass}>{question}</summary>
          <p>
            <Answer text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
