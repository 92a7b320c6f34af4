const open =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="'

/** A 24×24 line icon as an HTML string. */
export function outlineIcon(path: string): string {
  return `${open}${path}"/></svg>`
}

/** Icons for buttons created in the browser. */
export const icons = {
  copy: `${open}M9 9h11v12H9zM5 15H4V3h11v2"/></svg>`,
  done: `${open}m5 12.5 4.5 4.5L19 7"/></svg>`,
  wrap: `${open}M4 6h16M4 12h12a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4"/></svg>`,
  large: `${open}M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7"/></svg>`,
} as const
