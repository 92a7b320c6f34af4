import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import tseslint from 'typescript-eslint'
import { clientSuffix } from './scripts/eslint/client-suffix.mjs'

/**
 * Forbids imports in a folder, with a message that suggests an alternative. `npm run check:imports` enforces the order
 * of folders.
 */
function forbid(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

const fromGenerated = {
  group: ['contentlayer/generated', '**/.contentlayer/**'],
  message: 'Only lib/content may read Contentlayer’s output. Import lib/content/documents.',
}
const fromFs = {
  group: ['fs', 'fs/*', 'node:fs', 'node:fs/*', 'child_process', 'node:child_process'],
  message: 'Routes and components can’t read files. Call a function in lib.',
}
const nextLink = {
  group: ['next/link', 'next/image'],
  message: 'Links are plain <a> with withBase() from lib/kit/urls; lib/content/images prepares images.',
}

/** React's rules, which take a quarter of a run. The React compiler analyzes every file for some of them. */
const reactRules = next.flatMap(({ rules = {} }) => Object.keys(rules).filter((name) => /^react(-hooks)?\//.test(name)))

export default defineConfig(
  globalIgnores([
    'out/',
    '.next/',
    '.cache/',
    '.contentlayer/',
    'node_modules/',
    'examples/',
    'tests/fixtures/',
    'hosting/',
    'public/',
    'bench/.work/',
    'next-env.d.ts',
  ]),
  ...next,
  tseslint.configs.recommendedTypeChecked,
  // eslint-config-next registers the plugin. This enables all recommended rules.
  { rules: jsxA11y.flatConfigs.recommended.rules },
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'scripts/eslint/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { site: { rules: { 'client-suffix': clientSuffix } } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn'] }],
      'site/client-suffix': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'react/no-unknown-property': ['error', { ignore: ['class', 'group', 'source'] }],
    },
  },
  {
    // Components and hooks are in `components` and in `.tsx` files.
    files: ['{app,bench,lib,scripts,tests,tools}/**/*.{ts,mjs}', '*.{ts,mjs}'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  { files: ['lib/**'], rules: forbid(fromGenerated) },
  { files: ['components/**', 'app/**'], rules: forbid(fromGenerated, fromFs, nextLink) },
  { files: ['bench/**', 'scripts/**', 'tests/**', 'tools/**', '*.ts'], rules: { 'no-console': 'off' } },
  {
    // This page is plain HTML that isn't part of the site.
    files: ['tools/looks/report.tsx'],
    rules: { '@next/next/no-img-element': 'off', '@next/next/no-head-element': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
