const target = 'https://us.i.posthog.com'

/** Hands events of product analytics on, without the cookies of this site. */
export async function onRequest({ request, params }) {
  const { search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
  return fetch(target + '/' + [params.path].flat().join('/') + search, { method: request.method, headers, body })
}
