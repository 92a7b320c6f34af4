import type { Checker } from '../types'
import { authChecker, configChecker } from './config'
import { fieldsChecker, frontMatterChecker } from './front-matter'
import { scriptChecker } from './script'
import { sdkChecker } from './sdk'
import { shellChecker } from './shell'

/** Every check. The first that accepts a fence checks it. */
export const checkers: readonly Checker[] = [
  frontMatterChecker,
  fieldsChecker,
  configChecker,
  authChecker,
  sdkChecker,
  scriptChecker,
  shellChecker,
]
