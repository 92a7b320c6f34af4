/** Files that Next asks to be client files under a name of its own. */
const exceptions = ['app/error.tsx', 'app/global-error.tsx']

/** `'use client'` if and only if the name ends in `.client.tsx`: the boundary shows in a list of files. */
export const clientSuffix = {
  meta: {
    type: 'problem',
    messages: {
      rename: "A file with 'use client' is named *.client.tsx.",
      directive: "A file named *.client.tsx begins with 'use client'.",
    },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const file = context.filename.replaceAll('\\', '/')
        if (exceptions.some((name) => file.endsWith(name))) return
        const hasDirective = node.body.some((statement) => statement.directive === 'use client')
        const hasSuffix = /\.client\.tsx?$/.test(file)
        if (hasDirective && !hasSuffix) context.report({ node, messageId: 'rename' })
        if (hasSuffix && !hasDirective) context.report({ node, messageId: 'directive' })
      },
    }
  },
}
