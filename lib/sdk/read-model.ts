import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readFactory, readModuleFunction, readTypes } from './declarations'
import { findSource, readSources } from './sources'
import type { SdkFunction, SdkModel } from './types'

/** Where the pinned package stands. */
export const sdkFolder = path.join('node_modules', '@eventcatalog', 'sdk')

/** Functions that the project documents although the package does not hand them out, and the module of each. */
const hidden = [
  { name: 'addMessageToService', module: 'services' },
  { name: 'addMessageToChannel', module: 'channels' },
] as const

/** Version and licence of an installed SDK. */
export function readPackage(folder = sdkFolder): { version: string; license: string } {
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  return { version, license }
}

/**
 * Reads the SDK's functions and types from its declarations.
 * @param folder the unpacked package
 * @throws when the package is not there, or is not built as it used to be
 */
export function readModel(folder = sdkFolder): SdkModel {
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8')
  const rest = hidden.flatMap(({ name, module }): SdkFunction[] => {
    const found = existsSync(path.join(folder, 'dist', `${module}.d.ts`))
      ? readModuleFunction(read(`${module}.d.ts`), name)
      : undefined
    return found === undefined ? [] : [found]
  })
  const sources = readSources(folder)
  const functions = [...readFactory(read('index.d.ts')), ...rest].map((each) => ({
    ...each,
    source: findSource(each.name, sources),
  }))
  return { ...readPackage(folder), functions, types: readTypes(read('types.d.d.ts')) }
}
