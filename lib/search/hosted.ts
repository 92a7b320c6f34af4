/** The application at the hosted provider; undefined where the site answers by itself. */
const application: string | undefined = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID

/** Where a hosted provider answers, so that the connection can be opened before the first key. */
export const hostedOrigin = application ? `https://${application.toLowerCase()}-dsn.algolia.net` : undefined
