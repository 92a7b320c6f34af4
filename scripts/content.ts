import { fail, prepareContent } from './steps/prepare-content'

prepareContent()
  .then(({ pages, compiled }) => {
    console.log(`${pages} pages, ${compiled} compiled`)
  })
  .catch(fail)
