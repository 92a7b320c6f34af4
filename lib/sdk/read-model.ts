import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readFactory, readModuleFunction, readTypes } from './declarations'
import { findSource, readSources } from './sources'
import type { SdkFunction, SdkModel } from './types'

/** Folder of the pinned package. */
export const sdkFolder = path.join('node_modules', '@eventcatalog', 'sdk')

/** Functions documented by the project that the package doesn't export, with their modules. */
const hidden = [
  { name: 'addMessageToService', module: 'services' },
  { name: 'addMessageToChannel', module: 'channels' },
] as const

/** Version and license of an installed SDK. */
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
 * @throws if the package is missing or its structure has changed
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
