import { exitWithMessage } from '../authoring/command'
import { writeJson } from '../format'
import { readComponentNames, readConfigType } from './derive/config-type'
import { evaluateModel } from './derive/evaluate'

const folder = 'tools/catalog-schema'

/** Fields in the model that EventCatalog sets before Astro reads the files, so authors don't write them. */
const setEverywhere = ['versions', 'latestVersion', 'catalog']
const ofMessages = ['producers', 'consumers', 'messageChannels']
const setByEventCatalog: Record<string, string[]> = {
  changelogs: ['version'],
  events: ofMessages,
  commands: ofMessages,
  queries: ofMessages,
  channels: ['messages'],
  containers: ['services', 'servicesThatWriteToContainer', 'servicesThatReadFromContainer'],
  entities: ['services', 'domains'],
  users: ['ownedDomains', 'ownedServices', 'ownedEvents', 'ownedCommands', 'ownedQueries', 'associatedTeams'],
  teams: ['ownedDomains', 'ownedServices', 'ownedEvents', 'ownedCommands', 'ownedQueries'],
}

/**
 * `npx tsx tools/catalog-schema/derive.ts FOLDER`: writes the front matter schemas, the configuration type's options
 * and the component names of an unpacked core package (`npm pack @eventcatalog/core@VERSION`).
 */
async function main() {
  const [packageDir] = process.argv.slice(2)
  if (packageDir === undefined) throw new Error('Pass the folder of the unpacked @eventcatalog/core package.')
  const { version, collections } = await evaluateModel(packageDir)
  const resources = Object.entries(collections).map(([name, { schema, patterns }]) => {
    const expected = setByEventCatalog[name] ?? []
    const missing = expected.filter((field) => !(field in schema.shape))
    if (missing.length > 0)
      throw new Error(`${name} has no field ${missing.join(', ')} anymore. Correct the list setByEventCatalog.`)
    const filledIn = Object.keys(schema.shape).filter((field) => [...expected, ...setEverywhere].includes(field))
    return [name, { patterns, filledIn, schema: schema.schema }] as const
  })
  const source = { package: '@eventcatalog/core', version }
  await writeJson(`${folder}/front-matter.json`, { ...source, resources: Object.fromEntries(resources) }, 0)
  await writeJson(`${folder}/config-type.json`, { ...source, options: readConfigType(packageDir) }, 0)
  await writeJson(`${folder}/component-names.json`, { ...source, names: readComponentNames(packageDir) }, 0)
  console.log(`${folder}: ${resources.length} kinds of files, from version ${version}`)
}

main().catch(exitWithMessage)
