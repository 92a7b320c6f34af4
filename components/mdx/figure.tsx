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
