import { buildSidebar } from '../content/sidebar'
import type { ToolId } from '../types'
import { createOurs } from './ours'
import { createPackageTool, type Tool } from './tool'

/** The compared tools, in the order they take turns. */
export function createTools(asked: readonly ToolId[]): Tool[] {
  const tools = [
    createOurs(),
    createPackageTool('docusaurus', {
      name: 'Docusaurus',
      command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
      out: 'build',
    }),
    createPackageTool('starlight', { name: 'Starlight', command: ['astro/bin/astro.mjs', 'build'], out: 'dist' }),
    createPackageTool(
      'vitepress',
      { name: 'VitePress', command: ['vitepress/bin/vitepress.js', 'build'], out: '.vitepress/dist' },
      (pages) => [{ name: '.vitepress/sidebar.json', text: JSON.stringify(buildSidebar(pages)) }],
    ),
  ]
  return tools.filter(({ id }) => asked.includes(id))
}
