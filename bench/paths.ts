import path from 'node:path'

/** This folder, the project root, and the folder for generated files. */
export const benchFolder = import.meta.dirname
export const projectFolder = path.dirname(benchFolder)
export const workFolder = path.join(benchFolder, '.work')
export const resultsFile = path.join(benchFolder, 'results.json')
export const readmeFile = path.join(benchFolder, 'README.md')
