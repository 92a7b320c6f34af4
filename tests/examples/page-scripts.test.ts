import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compile as compileMdx } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractFences } from '@/tools/examples/extract'

const docs = 'content/docs/development'
const readFencesOf = (page: string) => {
  const file = `${docs}/${page}.mdx`
  return extractFences(file, readFileSync(file, 'utf8'))
}

/** The complete file that a page shows under a title. Throws if there's none. */
function readFile(page: string, title: string): string {
  const fence = readFencesOf(page).find((one) => one.title === title && !one.code.includes('shortened'))
  if (fence === undefined) throw new Error(`${page} has no complete file "${title}".`)
  return `${fence.code}\n`
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A catalog in a temporary folder: empty, or a copy of the example catalog. */
function createCatalog(source?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-scripts-'))
  folders.push(folder)
  if (source !== undefined) cpSync(source, folder, { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const resolve = (name: string) => path.join(folder, name)
  return {
    read: (name: string) => readFileSync(resolve(name), 'utf8'),
    write: (name: string, text: string) => {
      mkdirSync(path.dirname(resolve(name)), { recursive: true })
      writeFileSync(resolve(name), text)
    },
    /** Replaces the only occurrence of a text. */
    edit: (name: string, from: string, to: string) => {
      const parts = readFileSync(resolve(name), 'utf8').split(from)
      expect(parts, `${name} contains "${from}" once`).toHaveLength(2)
      writeFileSync(resolve(name), parts.join(to))
    },
    remove: (name: string) => {
      rmSync(resolve(name), { recursive: true })
    },
    run: (command: string, args: string[], env: Record<string, string> = {}) =>
      new Promise<{ status: number; output: string }>((done) => {
        const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' as const }
        // Starting npx and tsx's own process takes longer than most scripts.
        const isScript = command === 'npx' && args[0] === 'tsx'
        const [program, rest] = isScript ? [process.execPath, ['--import', 'tsx', ...args.slice(1)]] : [command, args]
        execFile(program, rest, options, (error, stdout, stderr) =>
          done({ status: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
        )
      }),
  }
}

describe('the access rules', () => {
  const catalog = createCatalog('examples/parcelwise')
  const test = (name: string) => catalog.run('npx', ['tsx', '--test', name])

  beforeAll(() => {
    const add = (page: string, name: string) => catalog.write(name, readFile(page, name))
    for (const name of ['access-rules.ts', 'middleware.ts', 'access-rules.test.ts'])
      add('authentication/access-rules', name)
    for (const name of ['list-domain.ts', 'list-connected.ts', 'restricted-domain.test.ts'])
      add('authentication/contractor-domain', name)
  })

  it('pass their tests', async () => {
    expect(await test('access-rules.test.ts')).toMatchObject({ status: 0 })
  })

  it.each([
    [
      "an area is open to a group that can't read everything",
      "'/studio': all",
      "'/studio': ['finance']",
      'finance: commands/AuthorizePayment',
    ],
    [
      'an entry has the wrong kind',
      "'commands/RefundPayment'",
      "'command/RefundPayment'",
      "command/RefundPayment doesn't exist",
    ],
  ])('fail them if %s', async (_, right, wrong, message) => {
    catalog.edit('access-rules.ts', right, wrong)
    const { status, output } = await test('access-rules.test.ts')
    catalog.edit('access-rules.ts', wrong, right)
    expect(status).toBe(1)
    expect(output).toContain(message)
  })

  it('close a whole domain, including resources that are added later', async () => {
    // The rules of the recipes leave most of the domain's messages open.
    expect(await test('restricted-domain.test.ts')).toMatchObject({ status: 1 })

    const generated = readFencesOf('authentication/contractor-domain').find((one) => one.title === 'access-rules.ts')
    const [, imported, list] =
      /(import .*\n)\n(export const restricted[\s\S]*?\n};\n)/.exec(`${generated?.code}\n`) ?? []
    const rules = catalog.read('access-rules.ts').replace(/export const restricted[\s\S]*?\n};\n/, String(list))
    catalog.write('access-rules.ts', `${imported}\n${rules}`)
    catalog.write('domains/Billing/services/Ledger/index.mdx', '---\nid: Ledger\nname: Ledger\nversion: 1.0.0\n---\n')
    expect(await test('restricted-domain.test.ts')).toMatchObject({ status: 0 })
    expect(await test('access-rules.test.ts')).toMatchObject({ status: 0 })
  })

  it('list the pages that can contain text of a closed domain', async () => {
    const fence = readFencesOf('authentication/contractor-domain').find(({ code }) =>
      code.includes('node --eval "import(\'./access'),
    )
    catalog.write('connected.ts', String(/--eval "([^"]+)"/.exec(String(fence?.code))?.[1]))
    const { status, output } = await catalog.run('npx', ['tsx', 'connected.ts'])
    expect(status).toBe(0)
    const names = [...output.matchAll(/'([a-z]+\/\w[^']*)'/g)].map(([, name]) => name)
    expect(names).toHaveLength(17)
    // The page of Ordering shows the commands that OrderService sends to Billing, and a flow the messages in it.
    const shown = ['services/OrderService', 'domains/Ordering', 'flows/OrderToConfirmation']
    expect(names).toEqual(expect.arrayContaining(shown))
    expect(names).not.toContain('services/PaymentService')

    const page = 'authentication/contractor-domain'
    catalog.write('connected.test.ts', readFile(page, 'connected.test.ts'))
    expect(await test('connected.test.ts')).toMatchObject({ status: 0 })
    catalog.edit('connected.test.ts', "  'services/OrderService',\n", '')
    expect(await test('connected.test.ts')).toMatchObject({ status: 1 })

    const open = 'domains/Returns/services/ReturnService/index.mdx'
    catalog.write(open, '---\nid: Return Service\nname: R\nversion: 1.0.0\n---\n<Flow\n  id="CancelAndRefund" />\n')
    expect((await catalog.run('npx', ['tsx', 'connected.ts'])).output).toContain("'services/Return Service'")
    catalog.remove('domains/Returns')
  })

  it('tell kinds apart by whole folders, from whichever folder they run in', async () => {
    const channel = (id: string) => `---\nid: ${id}\nname: Events\nversion: 1.0.0\n---\n`
    catalog.write('domains/Billing/channels/ledger-events/index.mdx', channel('ledger-events'))
    catalog.write('domains/Billing/channels/old-events/versioned/1.0.0/index.mdx', channel('old-events'))
    catalog.write('domains/Billing/subdomains/Invoicing/index.mdx', channel('Invoicing'))
    const print = "import('./list-domain.ts').then((m) => console.log(m.listResources('domains/Billing')))"
    catalog.write('print.ts', print)
    const { status, output } = await catalog.run('bash', [
      '-c',
      'cd teams && PROJECT_DIR="$(dirname "$PWD")" npx tsx ../print.ts',
    ])
    expect(status).toBe(0)
    expect(output).toContain("'channels/ledger-events'")
    expect(output).toContain("'channels/old-events'")
    expect(output).toContain("'domains/Invoicing'")
    expect(output).not.toContain("'events/ledger-events'")

    catalog.edit(
      'access-rules.ts',
      "'events/ParcelDelivered',",
      "'events/ParcelDelivered',\n  'channels/parcel-events',",
    )
    expect(await test('access-rules.test.ts')).toMatchObject({ status: 0 })
  })

  it('find the parents of a domain that contains a connected service', async () => {
    const write = (id: string, list: string) =>
      catalog.write(`domains/${id}/index.mdx`, `---\nid: ${id}\nname: ${id}\nversion: 1.0.0\n${list}---\n`)
    write('Inner', 'services:\n  - id: OrderService\ndomains:\n  - id: Outer\n')
    write('Outer', 'domains:\n  - id: Inner\n')
    const { output } = await catalog.run('npx', ['tsx', 'connected.ts'])
    catalog.remove('domains/Inner')
    catalog.remove('domains/Outer')
    expect(output).toMatch(/'domains\/Inner'[^]*'domains\/Outer'/)
  })

  it('find domains whose entity map shows a closed entity', async () => {
    const write = (name: string, lines: string) =>
      catalog.write(
        `domains/Inner/${name}index.mdx`,
        `---\nid: ${name ? 'Receipt' : 'Inner'}\n${lines}---\nid: Ledger\n`,
      )
    write('', 'entities:\n  - id: Receipt\n')
    write('entities/Receipt/', 'properties:\n  - name: payment\n    references: Payment\n')
    const { output } = await catalog.run('npx', ['tsx', 'connected.ts'])
    catalog.remove('domains/Inner')
    expect(output).toMatch(/'domains\/Inner'[^]*'entities\/Receipt'/)
    // Billing's entities reference it, which its page doesn't show.
    expect(output).not.toContain('entities/Customer')
  })

  it('close chat, its API and Billing to people whose groups are missing', async () => {
    catalog.write('rbac.ts', readFile('authentication/rbac-middleware', 'middleware.ts'))
    catalog.write(
      'rbac-check.ts',
      `import { rbacMiddleware } from './rbac.ts';
      // Like core: the longest pattern wins. Every star here is part of a final "**".
      const findMatchingRule = (rules: Record<string, () => boolean>, path: string) => {
        const isMatch = (name: string) =>
          name.endsWith('**') ? path.startsWith(name.slice(0, -2)) : path === name;
        const [match] = Object.keys(rules).filter(isMatch).sort((a, b) => b.length - a.length);
        return match === undefined ? null : rules[match];
      };
      const open = async (path: string, groups: string[]) => {
        const locals = { findMatchingRule, hasGroup: (name: string) => groups.includes(name) };
        const context = { locals, url: new URL(path, 'http://localhost') };
        return ((await rbacMiddleware(context as never, async () => new Response())) as Response).status;
      };
      for (const path of ['/chat', '/api/chat', '/api/catalog', '/docs/domains/Billing/1.2.0'])
        for (const groups of [[], ['architects', 'billing-team']]) console.log(path, await open(path, groups));
      console.log('/', await open('/', []));`,
    )
    const { output } = await catalog.run('npx', ['tsx', 'rbac-check.ts'])
    expect(output.match(/ \d+/g)?.map(Number)).toEqual([403, 200, 403, 200, 403, 200, 403, 200, 200])
  })

  it('see the roles that Auth0 sends', async () => {
    const action = readFencesOf('authentication/providers/setting-up-auth0').find((one) => one.title === 'Auth0 action')
    const call = `
      const claims = {};
      const api = { idToken: { setCustomClaim: (name, value) => (claims[name] = value) } };
      const user = { app_metadata: { groups: ['finance'] } };
      exports.onExecutePostLogin({ authorization: { roles: ['contractors'] }, user }, api)
        .then(() => console.log(claims['https://eventcatalog.dev/groups'].join()));`
    const result = await catalog.run('node', ['--input-type=commonjs', '--eval', `${action?.code}${call}`])
    expect(result).toEqual({ status: 0, output: 'contractors,finance\n' })
  })

  it('recognize contractors by email', async () => {
    const page = 'authentication/contractor-domain'
    const [rule, check] = ['const isContractor', "test('Contractors are recognized by email'"].map((start) => {
      const fence = readFencesOf(page).find(({ code }) => code.includes(start))
      return `\n${fence?.code}\n`
    })
    catalog.write('contractors.test.ts', readFile(page, 'contractors.test.ts') + check)
    expect(
      await catalog.run('npx', ['tsx', '--test', '--test-name-pattern=email', 'contractors.test.ts']),
    ).toMatchObject({ status: 1 })
    catalog.edit('access-rules.ts', "if (isIn(visitor, ['contractors'])) {", 'if (isContractor(visitor)) {')
    catalog.write('access-rules.ts', catalog.read('access-rules.ts') + rule)
    expect(
      await catalog.run('npx', ['tsx', '--test', '--test-name-pattern=email', 'contractors.test.ts']),
    ).toMatchObject({ status: 0 })
  })
})

/** The script for Backstage with the function that updates what exists. */
function updateInPlace(script: string) {
  const update = readFencesOf('migrating/after-backstage').find(({ code }) => code.includes('async function write('))
  const changed = script
    .replace(/\/\*\* Writes a new resource.*\nconst write = .*\n/, `${update?.code}\n`)
    .replace('{ dirname, join }', '{ basename, dirname, join, relative }')
  expect(changed).not.toContain('const write =')
  return changed
}

describe('the import from Backstage', () => {
  const catalog = createCatalog()
  const importAll = async () => {
    const { status, output } = await catalog.run('node', ['migrate-backstage.mjs'])
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' })
    return output
  }
  const others = [
    'kind: System\nmetadata: { name: returns }\nspec: { owner: team-a }',
    'kind: Component\nmetadata: { name: returns }\nspec: { type: service, system: returns }',
    'kind: Group\nmetadata: { name: team-a }\nspec: { type: team }',
    'kind: User\nmetadata: { name: rosa }\nspec: { memberOf: [team-a] }',
  ]

  beforeAll(() => {
    const page = 'migrating/from-backstage'
    const example = 'backstage/ordering/catalog-info.yaml'
    catalog.write(example, readFile(page, example))
    catalog.write('migrate-backstage.mjs', readFile(page, 'migrate-backstage.mjs'))
    catalog.write('backstage/others.yaml', others.join('\n---\n'))
  })

  it('writes systems without a domain as domains, with an ID of their own', async () => {
    expect(await importAll()).toContain('total     System: 2 read, 1 imported')
    expect(catalog.read('domains/returns-system/index.mdx')).toContain('- id: returns\n')
    expect(catalog.read('domains/returns-system/services/returns/index.mdx')).toContain('id: returns\n')
    const shown = readFile('migrating/after-backstage', 'domains/ordering/services/order-service/index.mdx')
    const written = catalog.read('domains/ordering/services/order-service/index.mdx')
    expect(written.replaceAll(/\n+/g, '\n')).toBe(shown.replaceAll(/\n+/g, '\n'))
  })

  it('stops before it writes anything if two entities have the same name', async () => {
    catalog.write('backstage/duplicate.yaml', 'kind: Domain\nmetadata: { name: returns }\n')
    const { status, output } = await catalog.run('node', ['migrate-backstage.mjs'])
    catalog.remove('backstage/duplicate.yaml')
    expect(status).toBe(1)
    expect(output).toContain('More than one entity is called returns')
  })

  it("stops before it writes anything if a system's domain is missing", async () => {
    catalog.write('backstage/lost.yaml', 'kind: System\nmetadata: { name: lost }\nspec: { domain: default/billing }\n')
    const { status, output } = await catalog.run('node', ['migrate-backstage.mjs'])
    catalog.remove('backstage/lost.yaml')
    expect(status).toBe(1)
    expect(output).toContain('lost is in billing, which is missing')
  })

  describe('run again', () => {
    beforeAll(() => {
      catalog.write('migrate-backstage.mjs', updateInPlace(catalog.read('migrate-backstage.mjs')))
    })

    it('keeps what people wrote where Backstage has nothing to say', async () => {
      const service = 'domains/returns-system/services/returns/index.mdx'
      catalog.edit(service, 'Imported from Backstage (service).', 'Takes parcels back.')
      catalog.edit(service, 'name: returns', 'name: Returns')
      catalog.edit(service, 'version: 1.0.0', 'version: 1.0.0\nowners:\n  - team-b')
      const domain = 'domains/returns-system/index.mdx'
      catalog.edit(domain, 'name: returns', 'name: Returns and refunds')
      catalog.edit('teams/team-a.mdx', 'Imported from Backstage.', 'We take parcels back.')
      catalog.edit('users/rosa.mdx', "avatarUrl: ''", "avatarUrl: 'https://parcelwise.example/rosa.png'")
      const files = [domain, service, 'teams/team-a.mdx', 'users/rosa.mdx']
      const before = files.map((file) => catalog.read(file).trim().split('\n').toSorted())
      await importAll()
      expect(files.map((file) => catalog.read(file).trim().split('\n').toSorted())).toEqual(before)
    })

    it("doesn't list a service twice that's in a subdomain or has moved", async () => {
      const entry = 'services:\n  - id: order-service\n    version: 1.0.0\n'
      catalog.edit('domains/ordering/index.mdx', entry, '')
      const subdomain = `---\nid: checkout\nname: Checkout\nversion: 1.0.0\n${entry}---\n`
      catalog.write('domains/ordering/subdomains/checkout/index.mdx', subdomain)
      catalog.edit('backstage/others.yaml', 'type: service, system: returns', 'type: service, system: checkout')
      const output = await importAll()
      expect(output).toContain('kept      order-service in checkout, not in ordering')
      expect(output).toContain('kept      returns in returns-system, not in ordering')
      expect(catalog.read('domains/ordering/index.mdx')).not.toContain('services:')
    })

    it('keeps a specification that Backstage lacks', async () => {
      const service = 'domains/ordering/services/order-service/index.mdx'
      const line = '  openapiPath: orders-api.openapi.yml\n'
      catalog.edit(service, line, `${line}  asyncapiPath: events.yml\n`)
      await importAll()
      expect(catalog.read(service)).toContain(`${line}  asyncapiPath: events.yml\n`)
    })

    it('keeps it, too, if only Backstage has a list, if both have one, and if only the catalog has one', async () => {
      const service = 'domains/ordering/services/order-service/index.mdx'
      const own = 'specifications:\n  - type: asyncapi\n    path: events.yml\n'
      const toEntry = (name: string) => `  - type: openapi\n    path: ${name}.openapi.yml\n`
      const toNamed = (name: string) => `${toEntry(name)}    name: ${name}\n`
      const entities = 'backstage/ordering/catalog-info.yaml'
      const before = catalog.read(entities)
      const added = '---\nkind: API\nmetadata: { name: carts-api }\nspec: { type: openapi, definition: a }\n'
      catalog.write(entities, before.replace('[orders-api]', '[orders-api, carts-api]') + added)
      for (let run = 0; run < 2; run++) {
        await importAll()
        expect(catalog.read(service)).toContain(`${own}${toNamed('orders-api')}${toNamed('carts-api')}`)
      }
      catalog.write(entities, before)
      await importAll()
      expect(catalog.read(service)).toContain(`${own}${toEntry('orders-api')}repository`)
    })

    it('keeps the rest of a repository and of a deprecation', async () => {
      const service = 'domains/returns-system/services/returns/index.mdx'
      const entity = '{ name: returns }\nspec: { type: service,'
      const location = "annotations: { backstage.io/source-location: 'url:https://git.parcelwise.example/returns' }"
      const changed = `{ name: returns, ${location} }\nspec: { lifecycle: deprecated, type: service,`
      catalog.edit('backstage/others.yaml', entity, changed)
      await importAll()
      expect(catalog.read(service)).toContain('deprecated: true\n')
      catalog.edit(service, 'deprecated: true\n', 'deprecated:\n  message: Use parcels.\n')
      catalog.edit(service, 'repository:\n', 'repository:\n  language: Go\n')
      await importAll()
      expect(catalog.read(service)).toContain('deprecated:\n  message: Use parcels.\n')
      const repository = 'repository:\n  language: Go\n  url: https://git.parcelwise.example/returns\n'
      expect(catalog.read(service).replaceAll("'", '')).toContain(repository)
      catalog.edit('backstage/others.yaml', changed, entity)
    })

    it('updates what Backstage has, and adds new services', async () => {
      catalog.edit(
        'backstage/others.yaml',
        '{ name: returns }\nspec: { type',
        '{ name: returns, title: Sent back }\nspec: { type',
      )
      const toComponent = (name: string) =>
        `---\nkind: Component\nmetadata: { name: ${name} }\nspec: { type: service, system: checkout }\n`
      catalog.write('backstage/more.yaml', toComponent('labels') + toComponent('carts'))
      catalog.write('services/carts/index.mdx', '---\nid: carts\nname: carts\nversion: 2.1.0\n---\n')
      await importAll()
      expect(catalog.read('domains/returns-system/services/returns/index.mdx')).toContain('name: Sent back\n')
      expect(catalog.read('domains/ordering/index.mdx')).toContain(
        'services:\n  - id: labels\n    version: 1.0.0\n  - id: carts\n    version: 2.1.0\n',
      )
    })
  })
})

/** Texts that MDX would take for code, and how the scripts of the migration guides write them. */
const textsAsMdx = [
  [
    'what is already escaped',
    String.raw`\{a\} List\<Order\> \\{b} \`{c}\``,
    String.raw`\{a\} List\<Order\> \\\{b\} \`\{c\}\``,
  ],
  ['lines that start like code', 'export of a\nimport b exports', 'export\u00a0of a\nimport\u00a0b exports'],
  ['code over two lines', '`PATCH\n/{a}` {b} `GET`', '`PATCH\n/{a}` \\{b\\} `GET`'],
  [
    'a backtick without a second one',
    '5` {a}\n\n6` {b}\n- 7` {c}\n- 8`',
    '5` \\{a\\}\n\n6` \\{b\\}\n- 7` \\{c\\}\n- 8`',
  ],
  ['code between tildes, and with two backticks', '~~~\n{a}\n~~~\n``a`{b}``', '~~~\n{a}\n~~~\n``a`{b}``'],
  [
    'braces and tags in URLs',
    String.raw`https://x.example/<a>/{b} www.x.example/\<c\> [d](https://x.example/{e})`,
    String.raw`https\://x.example/\<a>/\{b\} www\.x.example/\<c\> [d](https\://x.example/\{e\})`,
  ],
] as const

/** Compiles a page as EventCatalog does. Throws if it contains code that isn't meant as such. */
const compilePage = (page: string) => compileMdx(page.replace(/^---[^]*?\n---\n/, ''), { remarkPlugins: [remarkGfm] })

describe('the import of AsyncAPI files', () => {
  const page = 'migrating/from-asyncapi-files'
  const examples = ['specs/order-service.yaml', 'specs/tracking-service.yaml']
  const createImport = () => {
    const catalog = createCatalog()
    for (const name of [...examples, 'migrate-asyncapi.mjs']) catalog.write(name, readFile(page, name))
    return catalog
  }
  const importAll = (catalog: ReturnType<typeof createCatalog>) => catalog.run('node', ['migrate-asyncapi.mjs'])

  it('prints and writes what the page shows, and changes nothing the second time', async () => {
    const catalog = createImport()
    const shown = readFencesOf(page).find(({ code }) => code.startsWith('service order-service\n'))
    expect(await importAll(catalog)).toEqual({ status: 0, output: `${shown?.code}\n` })
    const file = 'services/tracking-service/index.mdx'
    const written = catalog.read(file)
    expect(written.replaceAll(/\n+/g, '\n')).toBe(readFile(page, file).replaceAll(/\n+/g, '\n'))
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    expect(catalog.read(file)).toBe(written)
  })

  it('escapes descriptions, because pages are MDX', async () => {
    const catalog = createImport()
    const text = 'Key is {paymentId}, {"a": 1}<br>or `{a: <b>}`. See <https://x.example/a>, <a@x.example>.'
    const line = '      summary: An order was accepted and is waiting for payment.\n'
    catalog.edit('specs/order-service.yaml', line, `${line}      description: '${text}'\n`)
    await importAll(catalog)
    const page = catalog.read('services/order-service/events/OrderPlaced/index.mdx')
    const escaped = String.raw`Key is \{paymentId\}, \{"a": 1\}\<br>or`
    expect(page).toContain(`${escaped} \`{a: <b>}\`. See https://x.example/a, a@x.example.\n`)
    await expect(compilePage(page)).resolves.toBeDefined()
  })

  it.each(textsAsMdx)('writes %s in descriptions as MDX', async (_, text, escaped) => {
    const catalog = createImport()
    const line = '      summary: An order was accepted and is waiting for payment.\n'
    catalog.edit('specs/order-service.yaml', line, `${line}      description: ${JSON.stringify(text)}\n`)
    await importAll(catalog)
    const page = catalog.read('services/order-service/events/OrderPlaced/index.mdx')
    expect(page).toContain(`\n${escaped}\n\n<NodeGraph />`)
    await expect(compilePage(page)).resolves.toBeDefined()
  })

  it('adds messages to a service where it is, and keeps the rest of it', async () => {
    const catalog = createImport()
    const file = 'domains/ordering/services/order-service/index.mdx'
    const kept = 'owners:\n  - team-a\nrepository:\n  language: Go\nspecifications:\n  asyncapiPath: api.yml\n'
    const listed = 'sends:\n  - id: OrderPaid\n    version: 1.0.0\n'
    catalog.write(file, `---\nid: order-service\nname: Orders\nversion: 1.0.0\n${kept}${listed}---\n\nOurs.\n`)
    catalog.write('events/ParcelTracked/index.mdx', '---\nid: ParcelTracked\nname: Ours\nversion: 0.3.0\n---\n')
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    const written = catalog.read(file)
    expect(written).toContain(kept)
    expect(written).toContain(`${listed}  - id: OrderPlaced\n    version: 2.1.0\n`)
    expect(written).toContain('name: Orders\nversion: 1.0.0\n')
    expect(written).toContain('\nOurs.\n')
    expect(() => catalog.read('services/order-service/index.mdx')).toThrow('ENOENT')
    const event = catalog.read(file.replace('index', 'events/OrderPlaced/index'))
    expect(event).toContain('owners:\n  - team-a\n')
    expect(catalog.read('services/tracking-service/index.mdx')).toContain('id: ParcelTracked\n    version: 0.3.0')
    expect(() => catalog.read('services/tracking-service/events/ParcelTracked/index.mdx')).toThrow('ENOENT')
  })

  it("changes a schema, a summary and the copied file, but only in the service's folder", async () => {
    const catalog = createImport()
    const source = 'specs/order-service.yaml'
    catalog.write('specs/order-service.asyncapi.yml', catalog.read(source))
    catalog.remove(source)
    await importAll(catalog)
    const file = 'specs/order-service.asyncapi.yml'
    const folder = 'services/order-service'
    const placed = `${folder}/events/OrderPlaced/index.mdx`
    catalog.edit(placed, 'name: Order placed\n', 'name: Ours\n')
    await catalog.run('mkdir', ['events'])
    await catalog.run('mv', ['services/tracking-service/events/ParcelTracked', 'events/'])
    const changed = "{ lines: { type: array, items: { $ref: '#/components/schemas/Line' } } }"
    const line =
      "    Line:\n      properties: { parts: { $ref: '#/components/schemas/Line' }, key: { type: string } }\n"
    catalog.edit(file, 'properties: { orderId: { type: string } }\n', `properties: ${changed}\n${line}`)
    catalog.edit(file, 'waiting for payment', 'paid')
    catalog.edit('specs/tracking-service.yaml', 'title: Parcel tracked', 'summary: Theirs.')

    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    expect(catalog.read(`${folder}/order-service.asyncapi.yml`)).toBe(catalog.read(file).trim())
    expect(catalog.read(placed)).toContain('waiting for payment')
    const { status, output } = await catalog.run('node', ['migrate-asyncapi.mjs', '--update'])
    expect(status).toBe(0)
    expect(output).toMatch(/event {3}OrderPlaced in order-service \(updated\)\ncommand PlaceOrder .*\(updated\)\n$/)
    const page = catalog.read(placed)
    for (const text of ['is paid', 'name: Ours\nversion: 2.1.0\n']) expect(page).toContain(text)
    const schema = JSON.parse(catalog.read(placed.replace('index.mdx', 'schema.json'))) as unknown
    const parts = { description: 'Contains Line again.' }
    const lines = { type: 'array', items: { properties: { parts, key: { type: 'string' } } } }
    expect(schema).toEqual({ type: 'object', properties: { lines } })
    expect(catalog.read('events/ParcelTracked/index.mdx')).not.toContain('Theirs.')
  })

  it('stops before it writes anything if another kind of resource has the ID', async () => {
    const catalog = createImport()
    catalog.write('domains/PlaceOrder/index.mdx', '---\nid: PlaceOrder\nname: Ours\nversion: 1.0.0\n---\n')
    const { status, output } = await importAll(catalog)
    expect(status).toBe(1)
    expect(output).toContain("has the ID PlaceOrder, but isn't in events, commands, queries")
    expect(() => catalog.read('services/order-service/index.mdx')).toThrow('ENOENT')
  })

  it.each([
    [
      "a payload can't be resolved",
      "'#/components/schemas/Order'",
      "'./common.yaml#/Order'",
      "order-service.yaml: can't follow",
    ],
    ['a message has no name', '', '', 'tracking-service.yaml: a message in parcelwise.orders has no name'],
    ['a channel and a message share an ID', 'parcelwise.order-commands', 'OrderPlaced', 'share the ID OrderPlaced'],
  ])('stops before it writes anything if %s', async (_, from, to, message) => {
    const catalog = createImport()
    if (from) catalog.edit('specs/order-service.yaml', from, to)
    else catalog.edit('specs/tracking-service.yaml', 'name: OrderPlaced\n        title: Order placed\n', '')
    const { status, output } = await importAll(catalog)
    expect(status).toBe(1)
    expect(output).toContain(message)
    expect(() => catalog.read('services/order-service/index.mdx')).toThrow('ENOENT')
  })

  it('names a message that two services send with different schemas', async () => {
    const catalog = createImport()
    catalog.edit('specs/tracking-service.yaml', 'name: ParcelTracked', 'name: OrderPlaced')
    const { status, output } = await importAll(catalog)
    expect(status).toBe(0)
    expect(output).toContain('check   OrderPlaced: order-service and tracking-service send it with different schemas')
  })

  it('stops before it writes anything if two files share an ID', async () => {
    const catalog = createImport()
    catalog.write('specs/order-service.yml', catalog.read('specs/order-service.yaml'))
    const { status, output } = await importAll(catalog)
    expect(status).toBe(1)
    expect(output).toContain('service order-service.yaml and service order-service.yml share the ID order-service')
    expect(() => catalog.read('services/order-service/index.mdx')).toThrow('ENOENT')
  })

  it('gives the plugin what the catalog has about each service', async () => {
    const catalog = createCatalog()
    const plugin = 'export default (config, options) => console.log(JSON.stringify(options))'
    catalog.write('plugin.mjs', plugin)
    const generator = readFile('migrating/asyncapi-plugin', 'plugins/asyncapi-files.mjs')
    catalog.write('files.mjs', generator.replace('@eventcatalog/generator-asyncapi', './plugin.mjs'))
    const toPage = (id: string, fields: string) => `---\nid: ${id}\nname: Ours\nversion: 1.0.0\n${fields}---\n`
    const entry = (id: string) => `services:\n  - id: ${id}\n    version: 1.0.0\n`
    catalog.write('domains/ordering/index.mdx', toPage('ordering', entry('orders')))
    catalog.write('domains/ordering/subdomains/checkout/index.mdx', toPage('checkout', entry('carts')))
    const fields = 'owners:\n  - team-a\nwritesTo:\n  - id: orders-db\nspecifications:\n  asyncapiPath: api.yml\n'
    catalog.write('domains/ordering/services/orders/index.mdx', toPage('orders', fields))
    catalog.write('domains/ordering/subdomains/checkout/services/carts/index.mdx', toPage('carts', ''))
    catalog.write('services/labels/index.mdx', toPage('labels', ''))
    catalog.write('services/lists/index.mdx', toPage('lists', 'specifications:\n  - type: graphql\n    path: a\n'))
    for (const id of ['carts', 'labels', 'lists']) catalog.write(`specs/${id}.yaml`, 'asyncapi: 3.0.0\n')
    catalog.write('specs/orders.asyncapi.yml', '# Orders\nasyncapi: 3.0.0\n')
    catalog.write('specs/new.json', '{"asyncapi": "3.0.0"}')
    catalog.write('specs/other.openapi.yml', 'openapi: 3.0.0\n')
    catalog.edit('domains/ordering/index.mdx', 'services:\n', 'services:\n  - id: labels\n    version: 1.0.0\n')

    const run = async (options: string) => {
      const script = `import run from './files.mjs'; await run({}, ${options})`
      const { output } = await catalog.run('node', ['--input-type=module', '--eval', script])
      const lines = output.trim().split('\n').toSorted()
      return { called: lines.filter((one) => one.startsWith('{')).map((one): unknown => JSON.parse(one)), output }
    }
    const service = {
      id: 'orders',
      path: './specs/orders.asyncapi.yml',
      name: 'Ours',
      owners: ['team-a'],
      writesTo: [{ id: 'orders-db' }],
      version: '1.0.0',
    }
    const domain = { id: 'ordering', name: 'Ours', version: '1.0.0' }
    const result = await run("{ folder: 'specs', parseChannels: true }")
    const labels = { id: 'labels', path: './specs/labels.yaml', name: 'Ours', version: '1.0.0' }
    expect(result.called).toEqual([
      { parseChannels: true, services: [labels] },
      { parseChannels: true, services: [{ id: 'new', path: './specs/new.json' }] },
      { parseChannels: true, services: [service], domain },
    ])
    expect(result.output).toContain('Failed to process ./specs/carts.yaml: carts is in domains/ordering/subdomains/')
    const pattern = /--extended-regexp "([^"]+)"/.exec(readFile('deployment/ci-pipeline', 'scripts/generate.sh'))?.[1]
    expect(result.output).toMatch(new RegExp(String(pattern)))
    expect(result.output).toContain('Failed to process ./specs/lists.yaml: specifications of lists is a list')
    const path = './domains/ordering/services/orders/api.yml'
    expect((await run('undefined')).called).toEqual([{ services: [{ ...service, path }], domain }])
    const { version, ...others } = service
    const followed = await run("{ folder: 'specs', useFileVersion: true }")
    expect(followed.called).toContainEqual({ services: [others], domain })
    expect(version).toBe('1.0.0')

    catalog.write('specs/orders.yaml', 'asyncapi: 3.0.0\n')
    const twice = await run("{ folder: 'specs' }")
    expect(twice.called).toEqual([])
    expect(twice.output).toContain('./specs/orders.asyncapi.yml and orders.yaml are both for orders')
  })
})

describe('the import of wiki pages', () => {
  const page = 'migrating/from-a-wiki'
  const create = () => {
    const catalog = createCatalog()
    catalog.write('migrate-wiki.mjs', readFile(page, 'migrate-wiki.mjs').replace("'../wiki'", "'wiki'"))
    catalog.write('pages.csv', readFile(page, 'pages.csv'))
    catalog.write('wiki/Order-service.md', readFile(page, '../wiki/Order-service.md'))
    catalog.write('wiki/OrderPlaced.md', '# Order placed\n\nThe customer has paid.\n')
    catalog.write('wiki/On-call-runbook.md', '# On call\n\nSee [the service](Order-service.md).\n')
    return catalog
  }
  const importAll = (catalog: ReturnType<typeof createCatalog>) => catalog.run('node', ['migrate-wiki.mjs'])

  it('prints and writes what the page shows, and changes nothing the second time', async () => {
    const catalog = create()
    const shown = readFencesOf(page).find(({ code }) => code.startsWith('Order-service.md -> '))
    expect(await importAll(catalog)).toEqual({ status: 0, output: `${shown?.code}\n` })
    const files = ['services/OrderService/index.mdx', 'services/OrderService/events/OrderPlaced/index.mdx']
    const written = files.map((file) => catalog.read(file))
    expect(written[0]?.replaceAll(/\n+/g, '\n')).toBe(readFile(page, files[0] ?? '').replaceAll(/\n+/g, '\n'))
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    expect(files.map((file) => catalog.read(file))).toEqual(written)
    expect(catalog.read('docs/runbooks/on-call.mdx')).toContain('[the service](/docs/services/OrderService/2.1.0)')
  })

  it('adds text and messages to a service where it is, and keeps the rest of it', async () => {
    const catalog = create()
    const file = 'domains/ordering/services/orders/index.mdx'
    const kept = 'owners:\n  - team-a\nrepository:\n  language: Go\n'
    const listed = 'sends:\n  - id: OrderPaid\n    version: 1.0.0\n'
    catalog.write(file, `---\nid: OrderService\nname: Orders\nversion: 1.0.0\n${kept}${listed}---\n\nOurs.\n`)
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    const written = catalog.read(file)
    expect(written).toContain(kept)
    expect(written).toContain(`${listed}  - id: OrderPlaced\n    version: 2.0.0\n`)
    expect(written).toContain('name: Orders\nversion: 1.0.0\n')
    expect(written).toMatch(/\nOurs\.\n\n.*\n\nOwns an order/)
    expect(catalog.read(file.replace('index', 'events/OrderPlaced/index'))).toContain('has paid')
    expect(() => catalog.read('services/OrderService/index.mdx')).toThrow('ENOENT')
    expect(catalog.read('docs/runbooks/on-call.mdx')).toContain('/docs/services/OrderService/1.0.0')
    catalog.edit('wiki/Order-service.md', 'Owns', 'Has')
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    expect(catalog.read(file)).toBe(written)
  })

  it('reads files from Windows, with wrapped lines and links in angle brackets', async () => {
    const catalog = create()
    const text =
      '# Order placed\n\n> Draft\n\nThe customer\nhas paid. Twice.\n- a\n\nSee <https://x.example/a>, <a@x.example> <b>.\n'
    catalog.write('wiki/OrderPlaced.md', text.replaceAll('\n', '\r\n'))
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    const page = catalog.read('services/OrderService/events/OrderPlaced/index.mdx')
    expect(page).toContain('name: Order placed\n')
    expect(page).toContain('summary: The customer has paid.\n')
    expect(page).toContain('{/* OrderPlaced.md */}\n\n> Draft\n')
    expect(page).toContain('See https://x.example/a, a@x.example \\<b>.\n')
  })

  it('rewrites the links of several wikis, and names those without a target', async () => {
    const catalog = create()
    const links =
      '[a](sub/On-call-runbook.html) [b](OrderPlaced#fields) [[Order service]] ![c](c.png) [d](https://x.example)'
    catalog.write('wiki/On-call-runbook.md', `# On call\n\n${links} [e](On%2Dcall-runbook.md) [f](files/f.pdf)\n`)
    const { output } = await importAll(catalog)
    expect(output).toContain('On-call-runbook.md: no target for files/f.pdf')
    expect(output.match(/no target/g)).toHaveLength(1)
    const runbook = '/docs/custom/runbooks/on-call'
    const service = '[Order service](/docs/services/OrderService/2.1.0)'
    expect(catalog.read('docs/runbooks/on-call.mdx')).toContain(
      `[a](${runbook}) [b](/docs/events/OrderPlaced/2.0.0) ${service} ![c](c.png) [d](https://x.example) [e](${runbook})`,
    )
  })

  it.each(textsAsMdx)('writes %s in pages as MDX', async (_, text, escaped) => {
    const catalog = create()
    catalog.write('wiki/OrderPlaced.md', `# Order\\<T\\>\n\n${text}\n`)
    expect(await importAll(catalog)).toMatchObject({ status: 0 })
    const page = catalog.read('services/OrderService/events/OrderPlaced/index.mdx')
    expect(page).toContain('\nname: Order<T>\n')
    expect(page).toContain(`{/* OrderPlaced.md */}\n\n${escaped}\n`)
    await expect(compilePage(page)).resolves.toBeDefined()
  })

  it('keeps links in code, and takes a summary without escapes', async () => {
    const catalog = create()
    const code = '`[[ -f .env ]]` ```[a](b.md)```'
    catalog.write('wiki/OrderPlaced.md', `# Order placed\n\nexport of {a}. ${code} [\`{b}\`](Order-service.md)\n`)
    expect(await importAll(catalog)).toMatchObject({ output: expect.not.stringContaining('no target') as unknown })
    const page = catalog.read('services/OrderService/events/OrderPlaced/index.mdx')
    expect(page).toContain("summary: 'export of {a}.'\n")
    expect(page).toContain(`${code} [\`{b}\`](/docs/services/OrderService/2.1.0)\n`)
  })

  it.each([
    ['a kind is unknown', 'OrderPlaced.md,event', 'OrderPlaced.md,evnt', 'OrderPlaced.md: unknown kind evnt'],
    ['a service is missing', 'ordering-team,OrderService', 'ordering-team,Orders', 'OrderPlaced.md: no service Orders'],
    ['two rows have an ID', 'OrderPlaced,2.0.0', 'OrderService,2.0.0', 'another row has this ID'],
    ['another kind has the ID', 'OrderPlaced,2.0.0', 'ordering,2.0.0', "has the ID ordering, but isn't in events"],
  ])('stops before it writes anything if %s', async (_, from, to, message) => {
    const catalog = create()
    catalog.write('domains/ordering/index.mdx', '---\nid: ordering\nname: Ours\nversion: 1.0.0\n---\n')
    catalog.edit('pages.csv', from, to)
    const { status, output } = await importAll(catalog)
    expect(status).toBe(1)
    expect(output).toContain(message)
    expect(() => catalog.read('services/OrderService/index.mdx')).toThrow('ENOENT')
  })
})

describe('the import from version 1', () => {
  it('keeps what only an older version or a differently named folder says', async () => {
    const catalog = createCatalog()
    catalog.write('migrate-v1.mjs', readFile('migrating/from-version-1', 'migrate-v1.mjs'))
    catalog.write('old/eventcatalog.config.js', 'module.exports = {}')
    catalog.write('old/domains/Orders/index.md', '---\nname: Orders Domain\n---\n')
    const text = '<!-- Ours\nalone -->\n\n```mermaid\nflowchart LR\n  A --> B\n```\n'
    catalog.write('old/domains/Orders/services/Checkout/index.md', `---\nname: Checkout\n---\n\n${text}`)
    const event = (version: string, consumer: string) =>
      `---\nname: OrderPlaced\nversion: ${version}\nproducers: [Checkout]\nconsumers: [${consumer}]\n---\n`
    catalog.write('old/events/OrderPlaced/index.md', event('2.0.0', 'Checkout'))
    catalog.write('old/events/OrderPlaced/versioned/1.0.0/index.md', event('1.0.0', 'Data Lake'))
    expect(await catalog.run('node', ['migrate-v1.mjs', 'old'])).toMatchObject({ status: 0 })

    const pointer = (id: string, version: string) => `  - id: ${id}\n    version: ${version}\n`
    expect(catalog.read('domains/OrdersDomain/index.mdx')).toContain(`services:\n${pointer('Checkout', '1.0.0')}`)
    const service = catalog.read('domains/OrdersDomain/services/Checkout/index.mdx')
    for (const version of ['1.0.0', '2.0.0']) expect(service).toContain(pointer('OrderPlaced', version))
    expect(service).toContain('{/* Ours\nalone */}')
    expect(service).toContain('A --> B')
    const added = catalog.read('services/DataLake/index.mdx')
    expect(added).toContain(`receives:\n${pointer('OrderPlaced', '1.0.0')}`)
    expect(added).not.toContain('2.0.0')

    const again = await catalog.run('node', ['migrate-v1.mjs', 'old'])
    expect(again.status).toBe(1)
    expect(again.output).toContain(' is already in the catalog')
  })

  it('comes first if there are several sources, which then add to the same services', async () => {
    const catalog = createCatalog()
    const names = readFencesOf('migrating/index').find(({ code }) => code.includes('const names ='))
    const script = readFile('migrating/from-version-1', 'migrate-v1.mjs')
    catalog.write('migrate-v1.mjs', script.replace(/const toId = .*/, String(names?.code)))
    catalog.write('old/eventcatalog.config.js', 'module.exports = {}')
    catalog.write('old/domains/Orders/index.md', '---\nname: Ordering\n---\n')
    const service = 'domains/Orders/services/Order/index.md'
    const links = 'externalLinks:\n  - label: Wiki\n    url: https://parcelwise.example\n'
    catalog.write(`old/${service}`, `---\nname: Order Service\nversion: 2.0.0\nowners: [rosa]\n${links}---\n\nOurs.\n`)
    catalog.write(
      'old/domains/Orders/events/OrderPlaced/index.md',
      '---\nname: OrderPlaced\nversion: 1.4.0\nproducers: [Order Service]\n---\n\nTheirs.\n',
    )
    expect(await catalog.run('node', ['migrate-v1.mjs', 'old'])).toMatchObject({ status: 0 })
    catalog.remove('old')

    const backstage = readFile('migrating/from-backstage', 'migrate-backstage.mjs')
    catalog.write('migrate-backstage.mjs', updateInPlace(backstage))
    const entities = 'backstage/ordering/catalog-info.yaml'
    catalog.write(entities, readFile('migrating/from-backstage', entities))
    expect(await catalog.run('node', ['migrate-backstage.mjs'])).toMatchObject({ status: 0 })
    for (const name of ['migrate-asyncapi.mjs', 'specs/order-service.yaml', 'specs/tracking-service.yaml'])
      catalog.write(name, readFile('migrating/from-asyncapi-files', name))
    const bash = (part: string) => {
      const fence = readFencesOf('migrating/index').find(({ code }) => code.includes(part))
      return catalog.run('bash', ['-c', String(fence?.code)])
    }
    const missing = 'specs/tracking-service.yaml: no service has the ID tracking-service\n'
    expect((await bash('grep -rqsxF')).output).toBe(missing)
    expect(await catalog.run('node', ['migrate-asyncapi.mjs'])).toMatchObject({ status: 0 })

    const page = catalog.read('domains/ordering/services/order-service/index.mdx')
    for (const text of [
      'name: Order service\nversion: 2.0.0\n',
      'owners:\n  - ordering-team\n',
      'attachments:\n',
      'sends:\n  - id: OrderPlaced\n    version: 1.4.0\nreceives:\n  - id: PlaceOrder\n',
      'specifications:\n  openapiPath: orders-api.openapi.yml\n  asyncapiPath: order-service.yaml\n',
      'Ours.',
    ])
      expect(page).toContain(text)
    const domain = catalog.read('domains/ordering/index.mdx')
    expect(domain).toContain('services:\n  - id: order-service\n    version: 2.0.0\n')
    expect(domain.match(/- id: order-service/g)).toHaveLength(1)
    expect(await bash('uniq -d')).toEqual({ status: 0, output: '' })
    catalog.write('services/OrderService/index.mdx', '---\nid: OrderService\nname: Again\nversion: 1.0.0\n---\n')
    expect(await bash('uniq -d')).toEqual({ status: 0, output: 'id: orderservice\n' })
  })
})

describe('the script that fetches a schema', () => {
  const catalog = createCatalog()
  const line = (version: string) =>
    `- [Order placed - OrderPlaced - ${version}](x/api/schemas/events/OrderPlaced/${version})} - Text`
  const pages: Record<string, string> = {
    '/docs/llm/schemas.txt': ['## Events', ...['1.0.0', '2.0.0', '10.0.0-beta.1'].map(line)].join('\n'),
    '/api/schemas/events/OrderPlaced/2.0.0': '{ "type": "object" }',
    '/api/schemas/events/OrderPlaced/1.0.0': '',
    '/free/docs/llm/schemas.txt': '{ "error": "feature_not_available_on_server" }',
  }
  const server = createServer((request, response) => {
    const body = pages[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  const fetchSchema = (args: string[], base = '') => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const env = { CATALOG_URL: `http://127.0.0.1:${port}${base}` }
    return catalog.run('bash', ['get-schema.sh', ...args], env)
  }

  beforeAll(async () => {
    catalog.write('get-schema.sh', readFile('guides/schemas/contract-tests', 'scripts/get-schema.sh'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.close()
  })

  it('saves the version it was asked for, or the highest release', async () => {
    for (const version of [['2.0.0'], []]) {
      const result = await fetchSchema(['events', 'OrderPlaced', 'schema.json', ...version])
      expect(result).toEqual({ status: 0, output: 'events/OrderPlaced 2.0.0\n' })
      expect(catalog.read('schema.json')).toBe(pages['/api/schemas/events/OrderPlaced/2.0.0'])
    }
  })

  it('reads a downloaded artifact', async () => {
    for (const [name, text] of Object.entries(pages)) catalog.write(`schemas${name}`, text)
    const step = readFencesOf('guides/schemas/contract-tests').find(({ code }) => code.includes('gh run download'))
    const address = /CATALOG_URL="([^"]+)"/.exec(String(step?.code))?.[1]
    const command = `CATALOG_URL="${address}" bash get-schema.sh events OrderPlaced schema.json`
    expect(await catalog.run('bash', ['-c', command])).toEqual({ status: 0, output: 'events/OrderPlaced 2.0.0\n' })
  })

  it.each([
    ['the event is missing', ['events', 'OrderLost', 'a.json'], '', "events/OrderLost isn't listed"],
    [
      'the version is missing',
      ['events', 'OrderPlaced', 'a.json', '3.0.0'],
      '',
      "OrderPlaced 3.0.0 isn't listed. Listed: 1.0.0",
    ],
    ['the schema is empty', ['events', 'OrderPlaced', 'a.json', '1.0.0'], '', 'The schema is empty'],
    ['there is no license', ['events', 'OrderPlaced', 'a.json'], '/free', "isn't a list of schemas"],
    ['the URL is wrong', ['events', 'OrderPlaced', 'a.json'], '/wrong', "can't be read"],
  ])('says so if %s', async (_, args, base, message) => {
    const { status, output } = await fetchSchema(args, base)
    expect(status).toBe(1)
    expect(output).toContain(message)
  })
})

describe('the script that compares versions', () => {
  const catalog = createCatalog()
  const compare = async (
    kind: 'event' | 'command',
    before: object,
    after: object,
    version = '1.1.0',
    old = '1.0.0',
  ) => {
    const write = (folder: string, number: string, schema: object) => {
      const matter = `---\nid: Sample\nname: Sample\nversion: '${number}'\nschemaPath: schema.json\n---\n`
      catalog.write(`${kind}s/Sample/${folder}index.mdx`, matter)
      catalog.write(`${kind}s/Sample/${folder}schema.json`, JSON.stringify(schema))
    }
    write(`versioned/${old}/`, old, before)
    write('', version, after)
    const result = await catalog.run('npx', ['tsx', 'check-versions.mts'])
    catalog.remove(`${kind}s`)
    return result
  }
  const text = { properties: { weight: { type: 'string' } } }
  const number = { properties: { weight: { type: 'number' } } }
  const required = { ...text, required: ['weight'] }

  beforeAll(() => {
    catalog.write('check-versions.mts', readFile('guides/schemas/versions', 'scripts/check-versions.mts'))
  })

  it.each([
    ['removed', 'event', text, {}],
    ['retyped', 'event', text, number],
    ['retyped', 'command', text, number],
    ['optional', 'event', required, text],
    ['required', 'command', text, required],
  ] as const)('stops if a field is %s (%s)', async (change, kind, before, after) => {
    const { status, output } = await compare(kind, before, after)
    expect(status).toBe(1)
    expect(output).toContain(`${change}: weight\n  breaking`)
    expect(await compare(kind, before, after, '2.0.0')).toMatchObject({ status: 0 })
  })

  it("stops at any such change between a registry's versions", async () => {
    expect(await compare('event', text, {}, '2', '1')).toMatchObject({ status: 1 })
    expect(await compare('event', text, required, '2', '1')).toMatchObject({ status: 0 })
  })

  it.each([
    ['required', 'event', text, required],
    ['optional', 'command', required, text],
    ['removed', 'command', text, {}],
  ] as const)('accepts that a field is %s (%s)', async (change, kind, before, after) => {
    const { status, output } = await compare(kind, before, after)
    expect({ status, output: output.includes(`${change}: weight`) }).toEqual({ status: 0, output: true })
  })
})

describe('the scripts of the pipeline', () => {
  const catalog = createCatalog()
  const specs = { 'order-service': 'openapi.yml', 'parcel-api': 'docs/openapi.yml', 'payment-service': 'asyncapi.yml' }

  beforeAll(async () => {
    catalog.write('scripts/build.sh', readFile('deployment/ci-pipeline', 'scripts/build.sh'))
    catalog.write('package.json', '{ "scripts": { "build": "cat build.log" } }')
    catalog.write('scripts/generate.sh', '')
    const page = 'deployment/generated-pages'
    catalog.write('scripts/fetch-specs.sh', readFile(page, 'scripts/fetch-specs.sh'))
    const stricter = readFencesOf(page).find(({ code }) => code.includes('BUILD_REASON'))
    const drift = readFile('deployment/ci-pipeline', 'scripts/check-drift.sh')
    catalog.write('scripts/check-drift.sh', drift.replace('bash scripts/generate.sh', `${stricter?.code}\n$&`))
    const git = 'git -c user.name=test -c user.email=test@parcelwise.example'
    const commit = `git init --quiet && git add --all && ${git} commit --quiet --message Test`
    for (const [name, file] of Object.entries(specs)) {
      catalog.write(`services/${name}.git/${file}`, name)
      await catalog.run('bash', ['-c', `cd services/${name}.git && ${commit}`])
    }
    catalog.write('.gitignore', 'services/\nnode_modules\n')
    await catalog.run('bash', ['-c', commit])
  })

  it.each([
    [0, '│   EventCatalog Scale license is enabled for EventCatalog   │'],
    [0, '│   @eventcatalog/eventcatalog-starter is enabled for EventCatalog   │'],
    [1, 'Invalid license key\nTried to verify your EventCatalog Scale license'],
    [1, 'Building EventCatalog...'],
  ])('exit with %i after a build that prints "%s"', async (status, log) => {
    catalog.write('build.log', log)
    expect(await catalog.run('bash', ['scripts/build.sh'])).toMatchObject({ status })
    catalog.remove('build.log')
  })

  it.each([
    [1, 'GITHUB_EVENT_NAME', 'pull_request'],
    [1, 'CI_PIPELINE_SOURCE', 'merge_request_event'],
    [1, 'BUILD_REASON', 'PullRequest'],
    [1, 'GITHUB_EVENT_NAME', ''],
    [0, 'GITHUB_EVENT_NAME', 'push'],
    [0, 'BUILD_REASON', 'IndividualCI'],
  ])('exit with %i if a service has changed and %s is "%s"', async (status, variable, value) => {
    const others = { GITHUB_EVENT_NAME: '', CI_PIPELINE_SOURCE: '', BUILD_REASON: '', SPECS_TOKEN: 'token' }
    const host = `file://${(await catalog.run('pwd', [])).output.trim()}`
    const env = { ...others, SPECS_HOST: host, [variable]: value }
    const { output, ...result } = await catalog.run('bash', ['scripts/check-drift.sh'], env)
    expect({ ...result, fetched: output.includes('specs/') }).toEqual({ status, fetched: status === 1 })
    if (status === 1) {
      expect(catalog.read('specs/remote/parcels.openapi.yml')).toBe('parcel-api')
      catalog.remove('specs')
    }
  })
})

describe('the scripts that call npx and npm', () => {
  /** A project whose `npx` prints `npx.log`, and whose build only succeeds without a `site` folder. */
  const createProject = async () => {
    const project = createCatalog()
    project.write('bin/npx', '#!/bin/sh\ncat npx.log\n')
    project.write('npx.log', '')
    project.write('package.json', '{ "scripts": { "build": "test ! -e site && mkdir dist && touch dist/index.html" } }')
    await project.run('chmod', ['+x', 'bin/npx'])
    const PATH = `${(await project.run('pwd', [])).output.trim()}/bin:${process.env.PATH}`
    return { ...project, runScript: (name: string) => project.run('bash', [name], { PATH }) }
  }

  it.each([
    [0, 'Saved services/OrderService'],
    [1, 'No configured generators found, skipping generation'],
    [1, 'Error loading plugin: Error: specs/orders.yml is missing'],
    [1, 'Failed to parse OpenAPI file: specs/orders.yml'],
  ])('exit with %i after a generator that prints "%s"', async (status, log) => {
    const project = await createProject()
    project.write('generate.sh', readFile('deployment/ci-pipeline', 'scripts/generate.sh'))
    project.write('npx.log', `${log}\n`)
    expect(await project.runScript('generate.sh')).toEqual({ status, output: `${log}\n` })
  })

  it.each([
    ['netlify', 'scripts/build-for-netlify.sh'],
    ['cloudflare-pages', 'scripts/build-for-cloudflare.sh'],
  ])('remove the folder of the last build before they build (%s)', async (recipe, name) => {
    const project = await createProject()
    project.write(name, readFile(`deployment/recipes/${recipe}`, name))
    for (const file of ['404.html', '_headers']) project.write(`public/${file}`, file)
    for (const run of [1, 2]) expect({ run, ...(await project.runScript(name)) }).toMatchObject({ run, status: 0 })
    expect(project.read('site/404.html')).toBe('404.html')
    expect(project.read('site/catalog/index.html')).toBe('')
  })
})

describe("CloudFront's function", () => {
  const page = 'deployment/recipes/aws-cdk'
  const stack = readFile(page, 'infra/lib/static-catalog.ts')
  const [, atRoot] = /findIndex = `([^`]+)`/.exec(stack) ?? []
  const redirect = readFencesOf(page).find(({ code }) => code.includes('statusCode: 302'))?.code
  const underPath = atRoot
    ?.replace("'/api/'", "'/catalog/api/'")
    .replace('var request = event.request;', `$&\n${redirect}`)

  it.each([
    [atRoot, '/', '/index.html'],
    [atRoot, '/docs/events/OrderPlaced/2.0.0', '/docs/events/OrderPlaced/2.0.0/index.html'],
    [atRoot, '/api/catalog', '/api/catalog'],
    [underPath, '/', '/catalog/'],
    [underPath, '/catalog', '/catalog/index.html'],
    [underPath, '/catalog/api/catalog', '/catalog/api/catalog'],
  ])('%#: finds the file or the address of a URL', async (code, uri, expected) => {
    const catalog = createCatalog()
    const call = `const r = handler({ request: { uri: '${uri}' } }); console.log(r.uri ?? r.headers.location.value)`
    expect(await catalog.run('node', ['--eval', `${code}\n${call}`])).toEqual({ status: 0, output: `${expected}\n` })
  })
})

describe('the script that finds leftovers', () => {
  const catalog = createCatalog()
  const page = 'deployment/generated-pages'
  const run = () => catalog.run('node', ['scripts/check-leftovers.mjs'])
  /** Like the OpenAPI plugin: deletes nothing, and keeps the entries in `receives`. */
  const generator = `
    import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const write = (folder, text) => { mkdirSync(folder, { recursive: true }); writeFileSync(folder + '/index.mdx', text); };
    const toPointer = (id) => '  - id: ' + id + '\\n    version: 1.0.0\\n';
    const ids = JSON.parse(readFileSync('specs/orders.json', 'utf8'));
    for (const id of ids) write('queries/' + id, '---\\nid: ' + id + '\\nname: ' + id + '\\nversion: 1.0.0\\n---\\n');
    const file = 'services/OrderService/index.mdx';
    const before = existsSync(file) ? readFileSync(file, 'utf8').match(/(?<=- id: ).+/g) : [];
    const all = [...new Set([...before, ...ids])].map(toPointer).join('');
    write('services/OrderService', '---\\nid: OrderService\\nname: Orders\\nversion: 1.0.0\\nreceives:\\n' + all + '---\\n');`

  beforeAll(async () => {
    catalog.write('scripts/check-leftovers.mjs', readFile(page, 'scripts/check-leftovers.mjs'))
    catalog.write('scripts/generate.sh', 'set -e\nnode generate.mjs\n')
    catalog.write('generate.mjs', generator)
    catalog.write('specs/orders.json', '["PlaceOrder", "GetOrder"]')
    catalog.write('events/ByHand/index.mdx', '---\nid: ByHand\nname: Ours\nversion: 1.0.0\n---\n')
    catalog.write('dependencies/events/Foreign/index.md', '---\nid: Foreign\nname: Stub\nversion: 1.0.0\n---\n')
    await catalog.run('node', ['generate.mjs'])
  })

  it('lists handwritten resources once, and nothing after that', async () => {
    expect(await run()).toEqual({ status: 0, output: 'Not from a generator, or left over: events/ByHand\n' })
    const saved = catalog.read('generated-resources.json')
    expect(JSON.parse(saved)).toContain('services/OrderService receives GetOrder')
    expect(saved).not.toContain('Foreign')
    expect(await run()).toEqual({ status: 0, output: '' })
    expect(catalog.read('generated-resources.json')).toBe(saved)
  })

  it('names what the generators would write, but the catalog has lost', async () => {
    const service = catalog.read('services/OrderService/index.mdx')
    catalog.edit('services/OrderService/index.mdx', '  - id: GetOrder\n    version: 1.0.0\n', '')
    expect(await run()).toEqual({ status: 0, output: 'Missing: services/OrderService receives GetOrder\n' })
    catalog.write('services/OrderService/index.mdx', service)
  })

  it('fails until the folder and the entry of a removed operation are gone', async () => {
    catalog.write('specs/orders.json', '["PlaceOrder"]')
    await catalog.run('node', ['generate.mjs'])
    const both = 'Left over: queries/GetOrder\nLeft over: services/OrderService receives GetOrder\n'
    expect(await run()).toEqual({ status: 1, output: both })
    expect(await run()).toEqual({ status: 1, output: both })
    await catalog.run('rm', ['-r', 'queries/GetOrder'])
    expect(await run()).toEqual({ status: 1, output: 'Left over: services/OrderService receives GetOrder\n' })
    catalog.edit('services/OrderService/index.mdx', '  - id: GetOrder\n    version: 1.0.0\n', '')
    expect(await run()).toEqual({ status: 0, output: '' })
    expect(catalog.read('generated-resources.json')).not.toContain('GetOrder')
  })

  it('fails and keeps the list if a generator fails', async () => {
    const before = catalog.read('generated-resources.json')
    catalog.edit('scripts/generate.sh', 'node generate.mjs', 'exit 1')
    expect(await run()).toMatchObject({ status: 1 })
    expect(catalog.read('generated-resources.json')).toBe(before)
  })
})

describe('the generator for Apicurio', () => {
  const catalog = createCatalog()
  let latest = '3.0.0'
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    const answer = url.includes('?limit=')
      ? { artifacts: [{ artifactId: 'OrderPlaced', artifactType: 'JSON' }] }
      : url.endsWith('branch=latest')
        ? { version: latest }
        : {}
    response.end(JSON.stringify(answer))
  })
  const run = () => {
    const address = server.address()
    const registryUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const script = `import run from './apicurio.mjs'; await run({}, { registryUrl: '${registryUrl}' })`
    return catalog.run('node', ['--input-type=module', '--eval', script])
  }
  const toEvent = (version: string) => `---\nid: OrderPlaced\nname: Placed\nversion: ${version}\n---\n\nOurs.\n`

  beforeAll(async () => {
    catalog.write('apicurio.mjs', readFile('../plugins/local-lab/apicurio', 'plugins/apicurio.mjs'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.close()
  })

  it("stops before it overwrites a version that the SDK hasn't moved", async () => {
    const current = 'domains/Ordering/events/OrderPlaced/index.mdx'
    // Which file the SDK finds first depends on the file system, so there are many older ones.
    for (let index = 0; index < 20; index++)
      catalog.write(`older/${index}/versioned/1.${index}.0/index.mdx`, toEvent(`1.${index}.0`))
    catalog.write(current, toEvent('2.0.0'))
    const { status, output } = await run()
    expect(status).toBe(1)
    expect(output).toContain("OrderPlaced 2.0.0 wasn't moved to versioned/")
    expect(catalog.read(current)).toBe(toEvent('2.0.0'))
  })

  it('moves the current version if it can, and writes the new one', async () => {
    catalog.remove('older')
    expect(await run()).toMatchObject({ status: 0 })
    expect(catalog.read('domains/Ordering/events/OrderPlaced/index.mdx')).toContain('version: 3.0.0')
    expect(catalog.read('domains/Ordering/events/OrderPlaced/versioned/2.0.0/index.mdx')).toBe(toEvent('2.0.0'))
  })

  it("doesn't write a version twice if the registry has lost the latest one", async () => {
    const current = catalog.read('domains/Ordering/events/OrderPlaced/index.mdx')
    latest = '2.0.0'
    const { status, output } = await run()
    expect({ status, output }).toEqual({
      status: 0,
      output: ' - OrderPlaced skipped: 2.0.0 is already in versioned/\n',
    })
    expect(catalog.read('domains/Ordering/events/OrderPlaced/index.mdx')).toBe(current)
  })
})

describe('the script that seeds the local lab', () => {
  it("turns the compatibility check off for new subjects, and keeps a rule that's on", async () => {
    const catalog = createCatalog()
    catalog.write('seed.mjs', readFile('../plugins/local-lab/containers', 'seed.mjs'))
    const rules = new Set(['/config/OrderPlaced-value'])
    const requests: string[] = []
    const server = createServer(({ method, url = '' }, response) => {
      requests.push(`${method} ${url}`)
      if (method === 'PUT') rules.add(url)
      response.writeHead(url.startsWith('/config/') && !rules.has(url) ? 404 : 200).end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { status } = await catalog.run('node', ['seed.mjs', 'confluent'], { SCHEMA_REGISTRY_URL: url })
    server.close()
    expect(status).toBe(0)
    const changed = requests.filter((one) => one.startsWith('PUT'))
    expect(changed).toEqual(['PUT /config/OrderCancelled-value', 'PUT /config/AuthorizePayment-value'])
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(4)
  })
})

describe('the script that asks a registry', () => {
  const catalog = createCatalog()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const reply = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer))
      if (request.url === '/confluent/subjects') return reply(200, ['OrderPlaced-value', 'OrderFailed-value'])
      if (request.url === '/apicurio/groups/parcelwise/artifacts?limit=1')
        return reply(200, { artifacts: [{ artifactId: 'OrderPlaced' }] })
      // Like Apicurio 3: an empty list for an unknown group, and other names in the v2 API.
      if (request.url === '/apicurio/groups/parcelwize/artifacts?limit=1') return reply(200, { artifacts: [] })
      if (request.url === '/apicurio/v2/groups/parcelwise/artifacts?limit=1')
        return reply(200, { artifacts: [{ id: 'OrderPlaced' }] })
      const isBroken = body.includes('integer')
      if (request.url === '/confluent/compatibility/subjects/OrderPlaced-value/versions/latest?verbose=true')
        reply(200, isBroken ? { is_compatible: false, messages: ['TYPE_CHANGED'] } : { is_compatible: true })
      else if (request.url === '/apicurio/groups/parcelwise/artifacts/OrderPlaced/versions?dryRun=true')
        reply(isBroken ? 409 : 200, isBroken ? { causes: [{ description: 'Type changed' }] } : {})
      else reply(request.url?.includes('OrderFailed') ? 500 : 404, {})
    })
  })
  const check = (registry: string, file: string, group = 'parcelwise') => {
    const address = server.address()
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/${registry}`
    const env: Record<string, string> = registry.startsWith('confluent')
      ? { SCHEMA_REGISTRY_URL: base }
      : { APICURIO_URL: base, APICURIO_GROUP: group }
    return catalog.run('node', ['check-compatibility.mjs', `schemas/${file}.json`], env)
  }

  beforeAll(async () => {
    const script = readFile('../plugins/local-lab/compatibility', 'scripts/check-compatibility.mjs')
    catalog.write('check-compatibility.mjs', script)
    catalog.write('schemas/OrderPlaced.json', '{ "properties": { "orderId": { "type": "string" } } }')
    for (const name of ['OrderLost', 'OrderFailed']) catalog.write(`schemas/${name}.json`, '{}')
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.close()
  })

  it.each([
    ['confluent', 'TYPE_CHANGED'],
    ['apicurio', 'Type changed'],
  ] as const)('passes what %s accepts, and says why it rejects a schema', async (registry, reason) => {
    const file = 'schemas/OrderPlaced.json'
    expect(await check(registry, 'OrderPlaced')).toEqual({ status: 0, output: `${file}: compatible\n` })
    const lost = { status: 0, output: 'schemas/OrderLost.json: not registered yet\n' }
    expect(await check(registry, 'OrderLost')).toEqual(lost)
    expect(await check(registry, 'OrderFailed')).toMatchObject({ status: 1 })
    catalog.edit(file, '"string"', '"integer"')
    expect(await check(registry, 'OrderPlaced')).toEqual({ status: 1, output: `${file}: incompatible\n  ${reason}\n` })
    catalog.edit(file, '"integer"', '"string"')
  })

  it('fails if the address or the group is wrong, instead of calling every message new', async () => {
    for (const result of [check('confluent/wrong', 'OrderPlaced'), check('apicurio/v2', 'OrderPlaced')])
      expect(await result).toMatchObject({ status: 1 })
    const { status, output } = await check('apicurio', 'OrderPlaced', 'parcelwize')
    expect(status).toBe(1)
    expect(output).toContain('200, found nothing. Check the address and the group')
  })
})

describe('the scripts for several catalogs', () => {
  type Lists = { dependencies: Record<'new' | 'old', Record<string, unknown[]>>; copy: string[] }
  /** Without what npx prints. */
  const parse = (output: string) => JSON.parse(/^\{[^]*^\}/m.exec(output)?.[0] ?? '') as Lists
  const border = (catalog: ReturnType<typeof createCatalog>, ...others: string[]) =>
    catalog.run('npx', ['tsx', 'border.mts', 'domains/Billing', ...others])

  it("list what crosses the border, and fail if a service refers to a message that doesn't exist", async () => {
    const catalog = createCatalog('examples/parcelwise')
    catalog.write('border.mts', readFile('deployment/plan-a-split', 'scripts/border.mts'))
    const { status: passed, output: lists } = await border(catalog)
    expect({ passed, lists }).toMatchObject({ passed: 0, lists: expect.stringContaining('"keep": []') as string })
    const { dependencies, copy } = parse(lists)
    const count = (one: Lists['dependencies']['new']) => Object.values(one).flat().length
    expect([count(dependencies.new), count(dependencies.old), copy.length]).toEqual([7, 6, 3])

    // Ordering moves too, so its event no longer crosses the border.
    const both = parse((await border(catalog, 'domains/Ordering/')).output)
    expect(JSON.stringify(both.dependencies.new)).not.toContain('OrderCancelled')

    catalog.write('domains/Billing/containers/rates/index.mdx', '---\nid: rates\nname: Rates\nversion: 1.0.0\n---\n')
    const reader = '---\nid: Reader\nname: Reader\nversion: 1.0.0\nreadsFrom:\n  - id: rates\n---\n'
    catalog.write('services/Reader/index.mdx', reader)
    const lister = '---\nid: Lister\nname: Lister\nversion: 1.0.0\ndomains:\n  - id: Billing\n---\n'
    catalog.write('domains/Lister/index.mdx', lister)
    await catalog.run('rm', ['-r', 'domains/Billing/services/InvoiceService/events/InvoiceIssued'])
    const { status, output } = await border(catalog)
    expect(status).toBe(1)
    expect(output).toMatch(/^Not found: InvoiceService refers to InvoiceIssued /m)
    const found = { keep: ['domains/Billing/containers/rates'], remove: ['Billing from domain Lister'] }
    expect(parse(output)).toMatchObject(found)
  })

  it('copy one domain without references to the rest, and find what names it', async () => {
    const catalog = createCatalog('examples/parcelwise')
    const page = 'deployment/publish-one-domain'
    const config = { title: 'Delivery', organizationName: 'Parcelwise', homepageLink: 'https://delivery.example' }
    catalog.write('open-copy.mts', readFile(page, 'open-copy.mts'))
    catalog.edit('open-copy.mts', "'../contractor-catalog'", "'contractor-catalog'")
    catalog.write('contractors.config.js', `export default ${JSON.stringify({ ...config, output: 'server' })}\n`)
    for (const name of ['eventcatalog.auth.js', 'package-lock.json']) catalog.write(name, '')
    const run = async (...args: string[]) => {
      const { status, output } = await catalog.run('npx', ['tsx', 'open-copy.mts', ...args])
      const found = [...output.matchAll(/^Found in (.+): "(.+)"$/gm)].map(([, file, name]) => [file, name])
      return { status, output, found }
    }
    const delivery = 'domains/Delivery'
    const courierApp = `${delivery}/subdomains/LastMile/services/CourierApp`
    const first = await run()
    expect(first.status).toBe(1)
    expect(first.output).toContain(`Left out of ${courierApp}/index.mdx: The app sends <ResourceLink`)
    // The page shows these lines.
    for (const [file, name] of first.found) {
      const line = `Found in ../${file}: "${name}"\n`
      expect(readFencesOf(page).some(({ code }) => `${code}\n`.includes(line))).toBe(true)
    }
    expect(first.found).toHaveLength(4)
    const flow = catalog.read(`contractor-catalog/${delivery}/flows/ParcelDelivery/index.mdx`)
    expect(flow).toContain('id: 2\n    title: Another system\n    next_step: 4\n')
    expect(flow).not.toContain('planner')
    // The link to the employees' site.
    const event = catalog.read(`contractor-catalog/${courierApp}/events/ParcelDelivered/index.mdx`)
    expect(event).toContain('attachments: []')
    const linter = await catalog.run('npx', ['eventcatalog-linter', 'contractor-catalog'])
    expect(linter).toMatchObject({ status: 0, output: expect.stringContaining('No problems found') as string })

    // Reword what was found.
    for (const [file = '', name = ''] of first.found) {
      const original = file.replace('contractor-catalog/', '')
      catalog.write(original, catalog.read(original).replaceAll(name, 'reworded'))
    }
    const clean = await run()
    expect(clean).toMatchObject({ status: 0, found: [] })
    expect(await run()).toEqual(clean)

    // Other spellings, in texts and paths.
    const title = 'title: "ADR 2: One planner for all depots"'
    catalog.edit(
      `${courierApp}/index.mdx`,
      'owners:',
      `attachments:\n  - url: https://wiki.example\n    ${title}\nowners:`,
    )
    catalog.write(`${courierApp}/usage.mdx`, 'It calls the payment\nservice.\n')
    catalog.write(`${courierApp}/notes.yml`, 'onOrderPlaced route-planner https://catalog.parcelwise.example/')
    catalog.write(`${courierApp}/OrderServiceClient.svg`, '<svg/>')
    // A term of a closed domain.
    catalog.edit('domains/Routing/ubiquitous-language.mdx', 'name: Detour', 'name: Zephyr lane')
    catalog.write(`${courierApp}/lanes.yml`, 'zephyr-lane')
    const { status, found } = await run()
    expect(status).toBe(1)
    expect(found.map(([file = '', name]) => `${path.basename(file)}: ${name}`).sort()).toEqual([
      'OrderServiceClient.svg: OrderService',
      'index.mdx: One planner for all depots',
      'lanes.yml: zephyr-lane',
      'notes.yml: OrderPlaced',
      'notes.yml: https://catalog.parcelwise.example',
      'notes.yml: route-planner',
      'usage.mdx: payment\\nservice',
    ])

    // The build, in which EventCatalog's own words are ignored.
    catalog.write('dist/OrderService.js', 'const routing = getRoute()')
    expect(await run('dist')).toEqual({ status: 0, output: '', found: [] })
    catalog.write('dist/page.html', '<b>Invoice service</b>')
    expect(await run('dist')).toMatchObject({ status: 1, found: [['dist/page.html', 'Invoice service']] })
  })

  it('write an overview without messages, and drop what a team has deleted', async () => {
    const catalog = createCatalog()
    const script = readFile('deployment/catalog-overview', 'overview.mts')
    const team = createCatalog('examples/parcelwise')
    const source = (await team.run('pwd', [])).output.trim()
    const store = '---\nid: store-in-a-service\nname: Store\nversion: 1.0.0\n---\n'
    team.write('domains/Billing/services/PaymentService/containers/store/index.mdx', store)
    const isOther = (line: string) => /'\.\.\/(delivery|architecture)-catalog'/.test(line)
    const own = script.replace("'../billing-catalog'", `'${source}'`).split('\n')
    catalog.write('overview.mts', own.filter((line) => !isOther(line)).join('\n'))
    catalog.write('services/Deleted/index.mdx', '---\nid: Deleted\nname: Deleted\nversion: 1.0.0\n---\n')
    const { status, output } = await catalog.run('npx', ['tsx', 'overview.mts'])
    expect(output).toMatch(/^\d+ domains and services from 1 catalogs$/m)
    expect(status).toBe(0)
    const service = catalog.read('services/OrderService/index.mdx')
    expect(service).toContain('https://billing.catalog.parcelwise.example/docs/services/OrderService/')
    expect(service).not.toContain('sends:')
    expect(() => catalog.read('services/Deleted/index.mdx')).toThrow('ENOENT')
    expect(() => catalog.read('services/store-in-a-service/index.mdx')).toThrow('ENOENT')
    expect(catalog.read('domains/LastMile/index.mdx')).toContain('services:')

    catalog.write(
      'overview.mts',
      own
        .map((line) => (isOther(line) ? line.replace(/\.\.\/(delivery|architecture)-catalog/, source) : line))
        .join('\n'),
    )
    const twice = await catalog.run('npx', ['tsx', 'overview.mts'])
    expect(twice.status).toBe(1)
    expect(twice.output).toContain(`is in ${source} and in ${source}`)
  })
})
