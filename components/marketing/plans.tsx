import { features, hasFeature, planNames, planQuestions, plans, type Feature } from '@/lib/pages/marketing/plans'
import { withBase } from '@/lib/kit/urls'

/** The plans side by side, each with its price and a call to action. */
export function PlanCards() {
  return (
    <ul className="plans">
      {plans.map(({ name, reader, price, adds, action, href }) => (
        <li key={name} className={`plan plan-${name.toLowerCase()}`}>
          <p className="plan-name">{name}</p>
          <p className="plan-price">{price}</p>
          <p className="plan-reader">{reader}</p>
          <p className="plan-adds">{adds}</p>
          <a className={name === 'Community' ? 'button' : 'button button-quiet'} href={withBase(href)}>
            {action}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Cell({ plan, feature }: { plan: string; feature: Feature }) {
  const has = hasFeature(plan, feature)
  return <td className={has ? 'plan-yes' : 'plan-no'}>{has ? 'yes' : 'no'}</td>
}

/** Features by plan. The header row stays in view while scrolling. */
export function PlanTable() {
  return (
    <table className="plan-table">
      <caption className="visually-hidden">Compare plans</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {planNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {features.map(({ group, features: rows }) => (
        <tbody key={group}>
          <tr className="plan-group">
            <th scope="rowgroup" colSpan={planNames.length + 1}>
              {group}
            </th>
          </tr>
          {rows.map((feature) => (
            <tr key={feature.name}>
              <th scope="row">
                <a href={withBase(feature.href)}>{feature.name}</a>
              </th>
              {planNames.map((plan) => (
                <Cell key={plan} plan={plan} feature={feature} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Pricing FAQ. Structured data uses the same text. */
export function PlanQuestions() {
  return (
    <div className="questions">
      {planQuestions.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
