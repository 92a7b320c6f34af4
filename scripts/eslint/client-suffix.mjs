/** Requires files with `'use client'` to be named `*.client.tsx` or, if they're hydrated separately, `*.island.tsx`. */
export const clientSuffix = {
  meta: {
    type: 'problem',
    messages: {
      rename: "Name files with 'use client' *.client.tsx or *.island.tsx.",
      directive: "Files named *.client.tsx must start with 'use client'.",
    },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const file = context.filename.replaceAll('\\', '/')
        const hasDirective = node.body.some((statement) => statement.directive === 'use client')
        const hasSuffix = /\.client\.tsx?$/.test(file)
        if (hasDirective && !hasSuffix && !file.endsWith('.island.tsx')) context.report({ node, messageId: 'rename' })
        if (hasSuffix && !hasDirective) context.report({ node, messageId: 'directive' })
      },
    }
  },
}
