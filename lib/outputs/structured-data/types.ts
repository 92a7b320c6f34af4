/** The subset of https://schema.org types and fields that this site uses. */

export interface Organization {
  '@type': 'Organization'
  name: string
  url?: string
}

export interface Person {
  '@type': 'Person'
  name: string
  url?: string
}

export interface WebSite {
  '@type': 'WebSite'
  name: string
  url: string
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

export interface SoftwareApplication {
  '@type': 'SoftwareApplication'
  name: string
  description: string
  url: string
  applicationCategory: 'DeveloperApplication'
  softwareVersion: string
  license: string
  offers: { '@type': 'Offer'; price: 0; priceCurrency: 'USD' }
  publisher: Organization
  sameAs: string[]
}

export interface TechArticle {
  '@type': 'TechArticle'
  headline: string
  url: string
  dateModified?: string
}

export interface CollectionPage {
  '@type': 'CollectionPage'
  name: string
  url: string
}

export interface BlogPosting {
  '@type': 'BlogPosting'
  headline: string
  description: string
  url: string
  datePublished: string
  dateModified?: string
  keywords?: string[]
  author: (Organization | Person)[]
  publisher: Organization
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[]
}

/** A page outside the documentation and the blog. */
export interface WebPage {
  '@type': 'WebPage'
  name: string
  description: string
  url: string
}

export interface FaqPage {
  '@type': 'FAQPage'
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

export type StructuredData =
  WebSite | SoftwareApplication | TechArticle | CollectionPage | BlogPosting | BreadcrumbList | WebPage | FaqPage
