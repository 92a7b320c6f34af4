const config = {
  title: 'Bench',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' } },
  // Everything in "Docusaurus Faster". Part of it requires the v4 flags.
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: 'docs' }, blog: false }]],
  themeConfig: {
    navbar: { title: 'Bench', items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Documentation' }] },
  },
}

export default config
