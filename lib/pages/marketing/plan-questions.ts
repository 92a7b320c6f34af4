/** Shown on the pricing page and in its structured data, so both always have the same text. */
export const planQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Does the Community plan have a time or size limit?',
    answer:
      "No. You can use it for as long as you like, with as many services and messages as your machine can build. It's open source under the MIT license, and you don't need a license key.",
  },
  {
    question: 'What do the paid plans cost?',
    answer:
      'Talk to us: email hello@eventcatalog.dev with the plan you want and how many teams and catalogs you have. In the meantime, you can start a free trial at eventcatalog.cloud.',
  },
  {
    question: 'Can I try a paid plan first?',
    answer:
      'Yes. You can try a paid plan free for 14 days, no credit card needed. Start your trial at eventcatalog.cloud.',
  },
  {
    question: 'Do the plans include plugins?',
    answer:
      "Plugins are licensed separately. EventCatalog's own plugins are free for open-source projects under AGPL-3.0; other projects need a commercial license. Each plugin's page lists the license key it needs.",
  },
  {
    question: 'What happens when my license expires?',
    answer:
      'Your catalog still builds and runs, without the features of the paid plan. Your content is unaffected: it stays in your repository as Markdown files.',
  },
  {
    question: 'Does EventCatalog need to connect to a license server?',
    answer:
      'Only if you use a license key: commands check it with api.eventcatalog.cloud. To run without a connection, use an offline license file, which is valid for one year. The Community plan makes no license check.',
  },
]
