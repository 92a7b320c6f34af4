/** Names that are capitalized within titles. Those with a second capital (OpenAPI, SDK) don't need an entry. */
const properNouns = new Set(
  `Amazon Apicurio April Astro August Avro Azure Backstage Bedrock Billing Bruno Claude Cloud Cloudflare Code Community Compass
  Confluent Copilot Cursor December Delivery Desktop Discord Docker Enterprise Entra Explorer February Figma Gateway Git Glue Google
  Gravitee Helm Hookdeck Hub Ordering Pages January July June Kafka Kroki Kubernetes Lambda Linux Lucid Lucidchart Markdown March
  May Mermaid Microsoft Miro Netlify Node Notion November October Okta Parcelwise Postman Protobuf Pulsar Registry Routing Scale
  Schema September Slack Solace Starter Studio Structurizr Swagger Tailwind Teams Terraform Vercel Windsurf Windows Zod`.split(
    /\s+/,
  ),
)

/** Whether a word is a name, including inflections: `Kafka’s`. */
export const isProperNoun = (word: string) => properNouns.has(word.replace(/['’]s$|[.!?]+$/, ''))
