import type { SavedPage } from './saved'

const toPage = (area: string, url: string, title: string): SavedPage => ({ url, title, area, heading: '' })

const gettingStarted = toPage('docs', '/docs/development/getting-started', 'Getting started')
const cheatSheet = toPage('docs', '/docs/development/cheat-sheet', 'Cheat sheet')
const config = toPage('API', '/docs/api/config', 'Configuration reference')
const plugins = toPage('plugins', '/docs/plugins/all-plugins', 'All plugins')
const sdk = toPage('SDK', '/docs/sdk', 'SDK reference')

const points: Record<string, readonly SavedPage[]> = {
  docs: [gettingStarted, cheatSheet, toPage('docs', '/docs/development/troubleshooting', 'Troubleshooting')],
  API: [toPage('API', '/docs/api/overview', 'Resource reference'), config, cheatSheet],
  SDK: [
    sdk,
    toPage('SDK', '/docs/sdk/types', 'SDK types'),
    toPage('docs', '/docs/development/troubleshooting/sdk', 'SDK errors'),
  ],
  plugins: [
    plugins,
    toPage('plugins', '/docs/plugins/generators', 'Write a generator'),
    toPage('docs', '/docs/development/troubleshooting/plugins', 'Plugin messages'),
  ],
  Studio: [
    toPage('Studio', '/docs/studio/welcome', 'EventCatalog Studio'),
    toPage('Studio', '/docs/studio/diagrams/using-nodes', 'Use nodes'),
    toPage('docs', '/docs/development/design/intro', 'Designs in a catalog'),
  ],
}

const anywhere = [gettingStarted, config, plugins, sdk]

/** Pages to offer before anyone types, by the area of the current page, without those that are listed already. */
export function listStartingPoints(area: string | undefined, listed: readonly SavedPage[]): SavedPage[] {
  return (points[area ?? ''] ?? anywhere).filter(({ url }) => !listed.some((page) => page.url === url))
}
