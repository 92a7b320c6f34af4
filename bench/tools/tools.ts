import { buildSidebar } from '../content/sidebar'
import type { ToolId } from '../types'
import { createOurs } from './ours'
import { createPackageTool, findInPackages, type Tool } from './tool'

/** The compared tools, in the order they take turns. */
export function createTools(asked: readonly ToolId[]): Tool[] {
  const tools = [
    createOurs(),
    createPackageTool('docusaurus', {
      name: 'Docusaurus',
      command: [findInPackages('@docusaurus/core/bin/docusaurus.mjs'), 'build'],
      out: 'build',
    }),
    createPackageTool('starlight', {
      name: 'Starlight',
      command: [findInPackages('astro/bin/astro.mjs'), 'build'],
      out: 'dist',
    }),
    createPackageTool(
      'vitepress',
      { name: 'VitePress', command: [findInPackages('vitepress/bin/vitepress.js'), 'build'], out: '.vitepress/dist' },
      (pages) => [{ name: '.vitepress/sidebar.json', text: JSON.stringify(buildSidebar(pages)) }],
    ),
    createPackageTool('fumadocs', {
      name: 'Fumadocs',
      command: [findInPackages('next/dist/bin/next'), 'build'],
      out: 'out',
    }),
    createPackageTool('nextra', { name: 'Nextra', command: ['build.mjs'], out: 'out' }),
  ]
  return tools.filter(({ id }) => asked.includes(id))
}
