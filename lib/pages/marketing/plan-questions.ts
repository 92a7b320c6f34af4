/** Shown on the pricing page and in its structured data, so both always have the same text. */
export const planQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Is the Community plan free for companies?',
    answer:
      "Yes. It's open source under the MIT license, for commercial use too, and has no limit on time, services or messages. You don't need an account or a license key.",
  },
  {
    question: 'How much do the paid plans cost?',
    answer:
      "Talk to us: email hello@eventcatalog.dev with the plan you want and how many teams and catalogs you have. You don't have to wait for our answer to start a free trial at eventcatalog.cloud.",
  },
  {
    question: 'Do I need a credit card for the trial?',
    answer:
      'No. Sign up at eventcatalog.cloud, and you get a license key that turns on the paid features of your own catalog for 14 days.',
  },
  {
    question: 'Which plan do I need for single sign-on?',
    answer:
      'Enterprise for Microsoft Entra ID, Okta and Auth0, and for deciding which pages each role or group can open. Sign-in with GitHub or Google is part of Scale.',
  },
  {
    question: 'Are plugins included?',
    answer:
      "Plugins are licensed separately. EventCatalog's own plugins are free for open-source projects under AGPL-3.0, and other projects need a commercial license, which you can try for 14 days. Each plugin's page says which license key it needs.",
  },
  {
    question: 'How do I pay, and can I get a refund?',
    answer:
      'You buy an annual subscription at eventcatalog.cloud and pay by card or invoice. You can get your money back within 30 days.',
  },
  {
    question: 'What happens when a license expires?',
    answer:
      'With a license key, your catalog still builds and runs, but without the features of the paid plan, sign-in included. With an offline license file, commands stop until you renew or remove the file. Your content stays in your repository as Markdown files either way.',
  },
  {
    question: 'Does my catalog connect to a license server?',
    answer:
      'Only if you set a license key: commands check it with api.eventcatalog.cloud. To run without a connection, use an offline license file, which is valid for one year. Without a key, nothing is checked.',
  },
]
