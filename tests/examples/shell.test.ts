import { describe, expect, it } from 'vitest'
import { checkShell } from '@/tools/examples/shell/check'
import { parseShell } from '@/tools/examples/shell/parse'
import { getFindings, toFence } from '../support/examples'

const project = { scripts: ['dev', 'build'] }
const check = (script: string) => checkShell(script, project).map(({ line, message }) => `${line}  ${message}`)

describe('a shell script', () => {
  it('is read as the shell reads it', () => {
    const script = [
      'A=1 B="x y" npm ci && cd "my catalog" # then',
      'cat <<EOF > .env',
      'nonsense --here',
      'EOF',
      'docker run \\',
      "  -p 3000:3000 'a b'",
      'if [ -f a ]; then echo "$(git status --short)" | wc -l; fi 2>&1',
    ].join('\n')
    expect(parseShell(script)).toEqual({
      errors: [],
      commands: [
        { line: 1, words: ['npm', 'ci'] },
        { line: 1, words: ['cd', 'my catalog'] },
        { line: 2, words: ['cat'] },
        { line: 5, words: ['docker', 'run', '-p', '3000:3000', 'a b'] },
        { line: 7, words: ['[', '-f', 'a', ']'] },
        { line: 7, words: ['echo', '$(git status --short)'] },
        { line: 7, words: ['wc', '-l'] },
        { line: 7, words: ['git', 'status', '--short'] },
      ],
    })
  })

  it('may show what it prints behind prompts', () => {
    expect(parseShell('$ npx eventcatalog --version\n2.64.4').commands).toEqual([{ line: 1, words: ['npx', 'eventcatalog', '--version'] }])
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
  ])('passes: %s', (script) => {
    expect(check(script)).toEqual([])
  })

  it.each([
    ['npx eventcatalog devv', '1  Unknown command "devv" of "eventcatalog". Did you mean "dev"?'],
    ['npx eventcatalog dev --forec-recreate', '1  Unknown option --forec-recreate of "eventcatalog dev". Did you mean --force-recreate?'],
    ['npx eventcatalog export', '1  Unknown command "export" of "eventcatalog". Expected one of dev, build, preview, start, generate.'],
    ['eventcatalog dev', '1  Found "eventcatalog", expected "npx eventcatalog": the command comes from @eventcatalog/core and isn’t on the PATH.'],
    ['npm install @eventcatalog/cor', '1  Unknown package "@eventcatalog/cor". Did you mean "@eventcatalog/core"?'],
    ['npm install @eventcatalog/core@2.99.0', /^1 {2}Unknown version 2\.99\.0 of @eventcatalog\/core\./],
    ['npx @eventcatalog/lint', '1  Unknown package "@eventcatalog/lint". Did you mean "@eventcatalog/linter"?'],
    ['npm run biuld', '1  Unknown script "biuld". Did you mean "build"?'],
    ['dokcer ps', '1  Unknown command "dokcer". Did you mean "docker"?'],
    ['ls\necho "a', '2  A quote is opened and never closed.'],
    ['npx @eventcatalog/create-eventcatalog@latest a --templat openapi', '1  Unknown option --templat of "create-catalog". Did you mean --template?'],
  ])('is refused: %s', (script, message) => {
    expect(check(script).join('\n')).toMatch(message)
  })

  it('knows the scripts of a catalog on most pages, and those of this site where they are explained', async () => {
    const fence = toFence('bash', 'npm run lint:content')
    expect(await getFindings(fence, 'content/docs/development/page.mdx')).toHaveLength(1)
    expect(await getFindings(fence, 'content/docs/contributing/page.mdx')).toEqual([])
    expect(await getFindings(toFence('bash', 'npm run generate'))).toEqual([])
  })
})
