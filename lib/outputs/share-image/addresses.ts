/** Recommended size for link previews. */
export const shareSize = { width: 1200, height: 630 }

/** Path of a page's image: `/docs/x` → `/og/docs/x.png`. The home page's is `/og/index.png`. */
export const toSharePath = (path: string): string => `/og${path === '/' ? '/index' : path}.png`
