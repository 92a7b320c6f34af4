/** Shown on the page word for word, and told to search engines. */
export const planQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Is the Community plan limited in time or in size?',
    answer:
      'No. The core package is open source under the MIT license, asks for no key and sends none. How many services or messages a catalog may hold is limited by your machine only.',
  },
  {
    question: 'What do the paid plans cost?',
    answer:
      'This site does not know the amounts. They stand at eventcatalog.cloud, where trials and license keys are, and the team answers at hello@eventcatalog.dev.',
  },
  {
    question: 'Can I try a paid plan first?',
    answer:
      'Yes. The page of plans that comes with every catalog names a free trial of 14 days, for which no credit card is asked.',
  },
  {
    question: 'Are plugins part of a plan?',
    answer:
      'Plugins have licenses of their own. Those of the project are AGPL-3.0 for open-source projects and commercial otherwise; the page of each plugin names the key that it reads.',
  },
  {
    question: 'What happens when a license ends?',
    answer:
      'A catalog whose key is refused is built and served without the features of the plan. Your files stay as they are: they are Markdown in your repository.',
  },
  {
    question: 'Does a catalog need a connection to the license server?',
    answer:
      'With a key, yes: the commands ask api.eventcatalog.cloud. With an offline license file, which is valid for one year, nothing is asked. Without either, nothing is sent.',
  },
]
