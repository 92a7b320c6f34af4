import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page'
import components from 'fumadocs-ui/mdx'
import { source } from '../../../lib/source'

export const generateStaticParams = () => source.generateParams()

async function getData({ params }) {
  const { slug } = await params
  return source.getPage(slug).data
}

export async function generateMetadata(props) {
  const { title, description } = await getData(props)
  return { title, description }
}

export default async function Page(props) {
  const { title, description, toc, body: Body } = await getData(props)
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Body components={components} />
      </DocsBody>
    </DocsPage>
  )
}
