import { site } from '../kit/site'
import { themeColors } from '../kit/tokens/theme-colors'
import { withBase } from '../kit/urls'

export const webManifestPath = '/site.webmanifest'

/** Metadata for installing the site as an app. URLs include the base path. */
export function buildWebManifest(): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBase(`/${name}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: `${site.name} documentation`,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    id: withBase('/'),
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: withBase('/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
