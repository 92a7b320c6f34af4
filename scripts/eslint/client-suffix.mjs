/** A file with `'use client'` is named `*.client.tsx` or, where it is hydrated by itself, `*.island.tsx`. */
export const clientSuffix = {
  meta: {
    type: 'problem',
    messages: {
      rename: "A file with 'use client' is named *.client.tsx or *.island.tsx.",
      directive: "A file named *.client.tsx begins with 'use client'.",
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
