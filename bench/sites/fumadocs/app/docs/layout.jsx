import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import { source } from '../../lib/source'

export default function Layout({ children }) {
  return (
    <DocsLayout tree={source.getPageTree()} nav={{ title: 'Bench' }}>
      {children}
    </DocsLayout>
  )
}
