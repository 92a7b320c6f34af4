import { describe, expect, it } from 'vitest'
import { checkShell, listCommands } from '@/tools/examples/shell/check'
import { getFindings, toFence } from '../support/examples'

const project = { scripts: ['dev', 'build'] }
const check = (script: string) => checkShell(script, project).map(({ line, message }) => `${line}  ${message}`)

describe('a shell script', () => {
  it('is split into commands', () => {
    const script = [
      'A=1 B="x" npm ci && cd catalog # then',
      'cat <<EOF > .env',
      'npm install nonsense',
      'EOF',
      'npm install \\',
      '  react 2>&1',
      'if [ -f a ]; then echo "$(npm view react)" | wc -l; fi',
    ].join('\n')
    expect(listCommands(script).map(({ line, words }) => `${line}  ${words.join(' ')}`)).toEqual([
      '1  npm ci',
      '1  cd catalog',
      '2  cat',
      '5  npm install react',
      '7  [ -f a ]',
      '7  echo $',
      '7  npm view react',
      '7  wc -l',
      '7  fi',
    ])
  })

  it('may show output if its commands have prompts', () => {
    const script = '$ npx eventcatalog --version\n2.64.4'
    expect(listCommands(script)).toEqual([{ line: 1, words: ['npx', 'eventcatalog', '--version'] }])
  })

  it.each([
    'npx eventcatalog dev --debug -- --port=4000',
    'npx @eventcatalog/create-eventcatalog@latest my-catalog --template openapi --organization-name Parcelwise',
    'npx -y @eventcatalog/linter@0.0.2 . --fail-on-warning',
    'npm install --save-exact @eventcatalog/core@2.64.4',
    'npm install -D typescript@^5 && npm run build -- --anything',
    'pnpm dlx @eventcatalog/linter',
    'docker build -t catalog . && docker run -it --rm -p 3000:80 catalog',
    'curl -fsSL -o a.json https://catalog.parcelwise.example/api/catalog',
    'for file in *.json; do cat "$file" || true; done',
    'openssl rand -base64 33',
    './deploy.sh --any',
    'npm install --prefix catalog react',
    'npm uninstall react # and npm install nothing',
  ])('passes: %s', (script) => {
    expect(check(script)).toEqual([])
  })

  it.each([
    ['npx eventcatalog devv', '1  Unknown command "devv" of "eventcatalog". Did you mean "dev"?'],
    [
      'npx eventcatalog dev --forec-recreate',
      '1  Unknown option --forec-recreate of "eventcatalog". Did you mean --force-recreate?',
    ],
    [
      'npx eventcatalog export',
      '1  Unknown command "export" of "eventcatalog". Expected one of dev, build, preview, start, generate.',
    ],
    [
      'eventcatalog dev',
      '1  Found "eventcatalog", expected "npx eventcatalog": the command comes from @eventcatalog/core and isn’t on the PATH.',
    ],
    ['npm install @eventcatalog/cor', '1  Unknown package "@eventcatalog/cor". Did you mean "@eventcatalog/core"?'],
    ['npm install @eventcatalog/core@2.99.0', /^1 {2}Unknown version 2\.99\.0 of @eventcatalog\/core\./],
    ['npx @eventcatalog/lint', '1  Unknown package "@eventcatalog/lint". Did you mean "@eventcatalog/linter"?'],
    ['ls\npnpm add -D @eventcatalog/cor', '2  Unknown package "@eventcatalog/cor". Did you mean "@eventcatalog/core"?'],
    ['pnpm dlx eventcatalog devv', '1  Unknown command "devv" of "eventcatalog". Did you mean "dev"?'],
    ['npm run biuld', '1  Unknown script "biuld". Did you mean "build"?'],
    [
      'npx @eventcatalog/create-eventcatalog@latest a --templat openapi',
      '1  Unknown option --templat of "create-catalog". Did you mean --template?',
    ],
  ])('is rejected: %s', (script, message) => {
    expect(check(script).join('\n')).toMatch(message)
  })

  it("knows a catalog's scripts on most pages, and this site's scripts where they're documented", async () => {
    const fence = toFence('bash', 'npm run lint:content')
    expect(await getFindings(fence, 'content/docs/development/page.mdx')).toHaveLength(1)
    expect(await getFindings(fence, 'content/docs/contributing/page.mdx')).toEqual([])
    expect(await getFindings(toFence('bash', 'npm run generate'))).toEqual([])
  })
})
