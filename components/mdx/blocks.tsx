import type { PropsWithChildren } from 'react'
import { KindIcon } from '@/components/ui/kind-icon'

/** Links to a few pages, with a short description of each. */
export function Cards({ children }: PropsWithChildren) {
  return <ul className="cards">{children}</ul>
}

export function Card(props: PropsWithChildren<{ title: string; href: string; icon?: string }>) {
  const { title, href, icon, children } = props
  return (
    <li className="card">
      {icon === undefined ? null : <KindIcon name={icon} />}
      <a href={href} className="card-title">
        {title}
      </a>
      <div className="card-text">{children}</div>
    </li>
  )
}

/** A code block with highlighted HTML. The copy and wrap buttons are added in the browser. */
export function CodeBlock({ html }: { html: string }) {
  return <docs-code dangerouslySetInnerHTML={{ __html: html }} />
}

/** A picture with a caption and a button to enlarge it. */
export function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  return (
    <docs-figure>
      <figure className="figure">
        {/* Dimensions and URL are filled in when the page is assembled. */}
        <img src={src} alt={alt} loading="lazy" decoding="async" />
        {caption === undefined ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </docs-figure>
  )
}

/** Folders and files, written as a nested list. */
export function ProjectTree({ children }: PropsWithChildren) {
  return <div className="project-tree">{children}</div>
}

/** Numbered steps. Each `<Step>` has an imperative title. */
export function Steps({ children }: PropsWithChildren) {
  return <ol className="steps">{children}</ol>
}

export function Step({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <li className="step">
      <p className="step-title">{title}</p>
      {children}
    </li>
  )
}
