/** Names that keep their capital inside a title. Names with a second capital (OpenAPI, SDK) need no entry. */
const properNouns = new Set(
  `Amazon Apicurio April Astro August Avro Azure Backstage Bedrock Billing Bruno Claude Cloud Code Community Compass
  Confluent Copilot Cursor December Delivery Desktop Discord Docker Enterprise Entra Explorer February Figma Gateway Git Glue Google
  Gravitee Helm Hookdeck Hub Ordering January July June Kafka Kroki Kubernetes Lambda Linux Lucid Lucidchart Markdown March
  May Mermaid Microsoft Miro Node Notion November October Okta Parcelwise Postman Protobuf Pulsar Registry Routing Scale
  Schema September Slack Solace Starter Studio Structurizr Swagger Tailwind Teams Terraform Vercel Windsurf Windows Zod`.split(
    /\s+/,
  ),
)

/** Whether a word is a name, also with an ending: `Kafka’s`. */
export function isProperNoun(word: string): boolean {
  return properNouns.has(word.replace(/['’]s$|[.!?]+$/, ''))
}
