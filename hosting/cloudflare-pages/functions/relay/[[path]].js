const target = 'https://us.i.posthog.com'

/** Forwards product analytics events without this site's cookies. */
export async function onRequest({ request, params }) {
  const { search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
  return fetch(target + '/' + [params.path].flat().join('/') + search, { method: request.method, headers, body })
}
