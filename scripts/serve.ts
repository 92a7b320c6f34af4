import { createStaticServer } from '@/lib/export/static-server'
import { getBasePath } from '@/lib/kit/env'

/** Serves an export for tests, uncompressed: `serve.ts PORT [FOLDER]`. */
const [port = '4173', folder = 'out'] = process.argv.slice(2)
createStaticServer(folder, getBasePath(), false).listen(Number(port), '127.0.0.1')
