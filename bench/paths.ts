import path from 'node:path'

/** This folder, the project around it, and the folder for all that a run writes. */
export const benchFolder = import.meta.dirname
export const projectFolder = path.dirname(benchFolder)
export const workFolder = path.join(benchFolder, '.work')
export const resultsFile = path.join(benchFolder, 'results.json')
export const readmeFile = path.join(projectFolder, 'README.md')
