export { readSdkDocuments } from './documents'
export { notesFolder, readNotes } from './notes'
export { type Outcome, type Outcomes, outcomesFile } from './outcomes'
export { readPackage } from './read-model'
