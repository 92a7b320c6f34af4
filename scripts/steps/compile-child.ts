import { authorComponents } from '@/components/mdx/author-components'
import { compileFromEnd } from '@/lib/export/compile-pages'
import { getContentDir, isForeignTree } from '@/lib/kit/env'

/** The process that helps another to compile texts: see `startCompileHelper`. */
await compileFromEnd({ contentDir: getContentDir(), strict: !isForeignTree(), components: authorComponents })
process.disconnect()
