import { getTargets } from '@/lib/navigation/targets'
import { Section } from '../marketing/section'
import { Anchor } from './parts'

interface ClosingProps {
  title: string
  text: string
  /** Buttons, most important first. Leaves out links to pages that this build doesn't have. */
  links: readonly (readonly [text: string, href: string])[]
}

export function Buttons({ links }: Pick<ClosingProps, 'links'>) {
  return (
    <div className="flex flex-wrap gap-3">
      {links
        .filter(([, href]) => getTargets().has(href))
        .map(([label, href], index) => (
          <Anchor key={href} href={href} className={index === 0 ? 'button' : 'button button-quiet'}>
            {label}
          </Anchor>
        ))}
    </div>
  )
}

/** The end of a page about integrations. */
export function Closing({ title, text, links }: ClosingProps) {
  return (
    <Section layout="close">
      <h2>{title}</h2>
      <p>{text}</p>
      <Buttons links={links} />
    </Section>
  )
}
