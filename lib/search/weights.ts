/** What decides the order of results. `npm run search:judge -- fields.title=6` shows what a change does. */
export const weights = {
  /** What the outline knows about a page. `parts` are the pieces of names such as `writeEvent`. */
  fields: { title: 3.5, parts: 3.5, keywords: 3, headings: 2, description: 1.2, trail: 0.6, facts: 0.4 },
  /** What a match is worth, compared to the word as typed. */
  matches: {
    synonym: 0.3,
    /** What it counts towards the share of the query's words that a page has. */
    synonymShare: 0.8,
    /** A synonym of a word that no page has. */
    onlySynonym: 0.9,
    /** A verb such as "add", next to other words. */
    verb: 0.6,
    fuzzy: 0.45,
    prefix: 0.5,
    /** The higher, the less a word that hardly any page has outweighs the others. */
    rarity: 5,
  },
  /** Areas that fewer readers look for, unless they say so. */
  areas: { docs: 1, API: 1.05, SDK: 0.65, plugins: 0.95, Studio: 0.85, integrations: 0.8, site: 0.65, blog: 0.4 },
  /** What it's worth that one short text has the query's words together. Exponents also apply to a page's searches. */
  phrases: {
    title: 1,
    heading: 0.8,
    keyword: 1,
    description: 0.5,
    /** The exponent of the share of the query's words. */
    coverage: 2,
    /** The exponent of the share of the phrase's words. */
    precision: 0.5,
  },
  pages: {
    /** The exponent of the share of words that a page has. */
    coverage: 2,
    /** The title is the query. For names such as `writeEvent`, it's even clearer. */
    title: 4,
    identifierTitle: 8,
    /** The title is the query letter for letter: `getDomain`, not `getDomains`. */
    literal: 1.3,
    /** Pages that only list others, unless the query is their title or a section of that name starts there. */
    list: 0.8,
    /** The first word of a reference's title is the query: `Event reference`. */
    reference: 2,
    /** All words are in the title. */
    inTitle: 0.4,
    /** A section that's called like the query starts here. */
    start: 1.8,
    /** API and SDK pages, if the query is a name. */
    identifier: 1.5,
    /** API pages, if the query is a question: three words or more that aren't in the title. Guides answer those. */
    question: 0.55,
    /** SDK pages, if the query mentions scripts. */
    script: 1.4,
    /** A function whose name has all words of the query, and one whose name has no others. */
    named: 2,
    namedWhole: 4,
    /** Pages about this site. */
    aboutSite: 0.5,
    /** Pages about one product, such as a plugin's, if the query doesn't name it. */
    product: 0.6,
    /** Troubleshooting pages, unless the query says what's wrong. */
    troubleshooting: 0.7,
    /** The exponent of the number of pages that link to a page. */
    links: 0.1,
    /** Pages in the reader's area. */
    near: 1.2,
    /** What each level of an address takes off. */
    depth: 0.04,
    /** What each further page of the same folder takes off, so that one doesn't crowd out the others. */
    crowding: 0.2,
  },
  /** What it's worth, compared to the best page, that a page explains the very thing that was asked for. */
  facts: {
    /** A field, option or command. */
    identifier: 1.6,
    /** A field whose name is an everyday word, such as `services`. */
    word: 0.4,
    /** A message, if all its words match. */
    message: 1.3,
    /** On a reference page of a resource or the configuration, it's worth this much more, up to `most`. */
    reference: 2,
    most: 2.2,
    /** If another page is called that, it's worth less. */
    titled: 0.4,
  },
  text: {
    /** What the best text is worth, compared to the best names. */
    match: 0.9,
    /** What it's worth less if the names of a page have all words. */
    trust: 0.5,
    /** What a page's names are worth in addition if its text has all words. */
    names: 0.5,
    /** What a word in the text counts towards the share of the query's words that a page has. */
    word: 0.6,
    /** What words that are in no page's names add, such as error codes, by their share of the query. */
    unnamed: 0.6,
    /** What it's worth that the words are together in one passage of a page, or in its title. */
    passage: 1.4,
    /** What it's worth that one of its searches has these words and no others. */
    searched: 0.6,
    /** What it's worth that a text has the whole query, word for word, such as a pasted message. */
    phrase: 1,
  },
  /**
   * The least share of the best score, and of the query's words (by how rare they are). Less is no match. `typo` is what
   * a word counts that's only spelled alike. `text` is the share of words that a text needs if the page's names don't match.
   */
  least: { score: 0.12, coverage: 0.2, typo: 0.35, text: 0.5 },
}
