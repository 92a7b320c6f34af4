import type { ReactNode } from 'react'
import { KindIcon, kindIconNames } from '@/components/ui/kind-icon'
import { writeMarkShapes, pageMarkColors } from '@/lib/kit/icons/mark'
import { listColors, listSizes, type ColorToken } from '@/lib/kit/tokens/token-groups'
import { integrationIcons } from '@/lib/kit/icons/brands'
import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { iconNames } from '@/lib/kit/icons/outlines'
import { getIconShape } from '@/lib/kit/icons/sheet'

const modes = ['light', 'dark'] as const

/** Renders its children twice, in light and dark mode, regardless of the page's mode. */
export function BothModes({ children }: { children?: ReactNode }) {
  return (
    <div className="both-modes">
      {modes.map((mode) => (
        <div key={mode} className={`${mode}-mode mode-panel`}>
          <p className="mode-name">{mode}</p>
          {children}
        </div>
      ))}
    </div>
  )
}

function Colors({ colors }: { colors: readonly ColorToken[] }) {
  return (
    <ul className="token-colors">
      {colors.map(({ name, ...sides }) => (
        <li key={name}>
          <code>{name}</code>
          {modes.map((mode) => (
            <span key={mode} className={`${mode}-mode swatch`}>
              <i style={{ background: `var(${name})` }} />
              <span>
                {mode} {sides[mode].value.slice(6, -1)} <b>{sides[mode].contrast}:1</b>
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Sizes() {
  return (
    <dl className="token-sizes">
      {listSizes().map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {name.startsWith('--text-') ? <span style={{ fontSize: `var(${name})` }}>Event </span> : null}
            {name.startsWith('--font-') ? <span style={{ fontFamily: `var(${name})` }}>OrderPlaced </span> : null}
            {name.startsWith('--radius-') ? <i style={{ borderRadius: `var(${name})` }} /> : null}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Mark() {
  return (
    <div className="mark-sizes">
      {[16, 24, 32, 64, 128].map((size) => (
        <svg
          key={size}
          viewBox="0 0 32 32"
          width={size}
          height={size}
          role="img"
          aria-label={`Logo mark at ${size} pixels`}
          dangerouslySetInnerHTML={{ __html: writeMarkShapes(pageMarkColors) }}
        />
      ))}
    </div>
  )
}

function Icons({ names, isColored = false }: { names: readonly (readonly [string, string])[]; isColored?: boolean }) {
  return (
    <ul className={`icon-list${isColored ? ' is-colored' : ''}`}>
      {names.map(([label, icon]) => (
        <li key={label}>
          <svg
            className="mark"
            viewBox="0 0 24 24"
            style={isColored ? getMarkStyle(icon) : undefined}
            aria-hidden="true"
            dangerouslySetInnerHTML={{
              // Brand icons have large shapes and appear several times, so they reference the one in the list of all icons.
              __html: isColored ? `<use href="#icon-${icon}"/>` : `<g id="icon-${icon}">${getIconShape(icon)}</g>`,
            }}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}

function KindIcons() {
  return (
    <ul className="icon-list">
      {kindIconNames.map((name) => (
        <li key={name}>
          <KindIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const parts: Record<string, () => ReactNode> = {
  colors: () => <Colors colors={listColors().plain} />,
  notes: () => <Colors colors={listColors().notes} />,
  sizes: Sizes,
  mark: Mark,
  kinds: KindIcons,
  icons: () => <Icons names={[...iconNames].map((name) => [name, name])} />,
  integrations: () => <Icons names={Object.entries(integrationIcons)} isColored />,
}

export const designParts = Object.keys(parts)

/** Part of the site's design, generated from its source files. Used on the design page. */
export function Design({ part }: { part: string }) {
  return parts[part]?.()
}
