import { existsSync } from 'node:fs'
import path from 'node:path'
import { findTreeLogo } from '../content/images'
import { listMissingAreas } from '../docs'
import { getContentDir, isOwnTree } from '../kit/env'
import { iconNames } from '../kit/icons/outlines'
import { writeSheets } from '../kit/icons/sheet'
import { checkIntegrations, getIntegrations } from '../integrations'
import { getFullNavigation, isOurSite } from '../navigation/existing'
import { checkNavigation, listPlaces } from '../navigation/check'
import { getTargets } from '../navigation/targets'
import type { Navigation } from '../navigation/types'
import type { ProblemList } from '../kit/problems'

/** Reports links to missing pages in another project's menus, in a single warning. */
function reportMissing(navigation: Navigation, problems: ProblemList): void {
  const { has } = getTargets()
  const links = listPlaces(navigation).flatMap(({ items }) => items)
  const missing = new Set(links.filter(({ href }) => !has(href)).map(({ name, href }) => `"${name}" (${href})`))
  if (missing.size === 0) return
  const message = `The menus leave out links to pages that this site doesn’t have: ${[...missing].join(', ')}.`
  problems.warn('docusaurus.config', undefined, message)
}

/** Writes menu icons, and reports entries whose pages aren't in this build. Rendering skips them silently. */
export function prepareMenus(problems: ProblemList): void {
  writeSheets()
  if (!isOurSite()) {
    // Copies the logo. Files copied later wouldn't be part of the export.
    findTreeLogo()
    reportMissing(getFullNavigation(), problems)
    return
  }
  const targets = getTargets()
  const hasIcon = (icon: string) => (icon.startsWith('/') ? existsSync(path.join('public', icon)) : iconNames.has(icon))
  checkNavigation(getFullNavigation(), { targets, isOwn: isOwnTree(), hasIcon }, problems)
  const check = { contentDir: getContentDir(), targets, icons: iconNames, isOwn: isOwnTree() }
  checkIntegrations(getIntegrations(), check, problems)
  for (const { label } of listMissingAreas()) {
    const reason = targets.hasDocs
      ? 'no page in this tree belongs to it'
      : 'the docs feature must be enabled, and this tree has no pages in docs/'
    problems.warn('lib/docs/areas.ts', undefined, `The docs bar doesn’t show the section "${label}": ${reason}.`)
  }
}
