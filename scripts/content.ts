import { fail, prepareContent } from './steps/prepare-content'

prepareContent()
  .then(({ pages, compiled, planned }) => {
    console.log(`${pages} pages, ${compiled} compiled, ${planned} planned addresses left`)
  })
  .catch(fail)
