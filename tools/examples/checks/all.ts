import type { Checker } from '../types'
import { authChecker, configChecker } from './config'
import { dataChecker } from './data'
import { fieldsChecker, frontMatterChecker } from './front-matter'
import { graphqlChecker, markdownChecker, mermaidChecker } from './languages'
import { lightChecker } from '../light-rules'
import { scriptChecker } from './script'
import { sdkChecker } from './sdk'
import { shellChecker } from './shell'

/** Every check. The first one that accepts a fence is used. */
export const checkers: readonly Checker[] = [
  frontMatterChecker,
  fieldsChecker,
  configChecker,
  authChecker,
  sdkChecker,
  scriptChecker,
  shellChecker,
  dataChecker,
  graphqlChecker,
  mermaidChecker,
  markdownChecker,
  lightChecker,
]
