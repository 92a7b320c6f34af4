import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

/** VitePress has no sidebar of folders: the program that writes the pages writes it too. */
const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'))

export default defineConfig({
  title: 'Bench',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: { html: false },
  sitemap: { hostname: 'https://example.org' },
  themeConfig: { search: { provider: 'local' }, sidebar },
})
