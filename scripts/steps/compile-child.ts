import { authorComponents } from '@/components/mdx/author-components'
import { compileFromEnd } from '@/lib/export/compile-pages'
import { getContentDir, isForeignTree } from '@/lib/kit/env'

/** Entry point of the helper process that compiles pages. See `startCompileHelper`. */
await compileFromEnd({ contentDir: getContentDir(), strict: !isForeignTree(), components: authorComponents })
process.disconnect()
