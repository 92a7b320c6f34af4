import { generateStaticParamsFor, importPage } from 'nextra/pages'
import { useMDXComponents as getComponents } from '../../mdx-components'

export const generateStaticParams = generateStaticParamsFor('mdxPath')

export async function generateMetadata({ params }) {
  const { mdxPath } = await params
  return (await importPage(mdxPath)).metadata
}

const Wrapper = getComponents().wrapper

export default async function Page({ params }) {
  const { mdxPath } = await params
  const { default: Content, toc, metadata, sourceCode } = await importPage(mdxPath)
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content />
    </Wrapper>
  )
}
