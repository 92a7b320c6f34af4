import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

/** VitePress can't generate a sidebar from folders, so the bench does. */
const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'))

export default defineConfig({
  title: 'Bench',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: { html: false },
  sitemap: { hostname: 'https://example.org' },
  themeConfig: { search: { provider: 'local' }, sidebar },
})
