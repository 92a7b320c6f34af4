import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds the URL of each package's tarball to package-lock.json. npm leaves them out (see .npmrc), because they'd name the
 * registry of whoever ran it last. Without them, `npm ci` requests every package's list of versions. The host is a
 * placeholder that npm replaces with the configured registry. npm runs this script after it has changed node_modules.
 */
const file = 'package-lock.json'
const before = readFileSync(file, 'utf8')
const lock = JSON.parse(before)
for (const [folder, entry] of Object.entries(lock.packages)) {
  const { name = folder.split('node_modules/').at(-1), version, resolved, integrity, ...rest } = entry
  if (folder === '' || entry.link || entry.inBundle || resolved) continue
  const tarball = `https://npm.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  // In npm's order.
  lock.packages[folder] = { ...(entry.name && { name }), version, resolved: tarball, integrity, ...rest }
}
const after = `${JSON.stringify(lock, null, 2)}\n`
if (after !== before) writeFileSync(file, after)
