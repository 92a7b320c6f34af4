import {
  copyHeaders,
  hashedCache,
  hashedFolder,
  pageCache,
  relayPath,
  relayTarget,
  securityHeaders,
  type Headers,
} from './headers'
import type { HostingFiles, HostingInput } from './types'

const toLines = (headers: Headers, indent = '') =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)

/** Media types worth compressing. nginx always compresses `text/html`. */
const compressed =
  'text/css text/plain text/markdown text/javascript text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml'

/** The name is used in a header, so it only allows safe characters. */
const namePart = '(?<name>[A-Za-z0-9._-]+)'

function writeRedirect(from: string, to: string): string {
  // A query comes before the hash.
  const [page = '', hash] = to.replace('{name}', '$name').split('#')
  const target = `${page}$is_args$args${hash === undefined ? '' : `#${hash}`}`
  if (!from.includes('{name}')) return `location = "${from}" { return 301 "${target}"; }`
  const pattern = from.replaceAll('.', '\\.').replace('{name}', namePart)
  return `location ~ "^${pattern}$" { return 301 "${target}"; }`
}

function writeServer(basePath: string): string {
  const home = basePath === '' ? '/' : basePath
  const lead = (pattern: string, target: string) =>
    `  if ($request_uri ~ "${pattern}") { return 301 "${target}$is_args$args"; }`
  return `# Set server_name and root${basePath === '' ? '' : ` (the export goes into the folder ${basePath} inside it)`} to match your server.
types {
  text/markdown md;
}

server {
  listen 80;
  listen [::]:80;
  server_name example.com;
  root /srv/site/out;
  charset utf-8;
  charset_types text/plain text/css text/markdown text/javascript text/xml application/javascript application/json application/xml;
  # Keep redirects relative, so they work behind a proxy.
  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types ${compressed};
  error_page 404 ${basePath}/404.html;
  include snippets/site-headers.conf;
${toLines(pageCache, '  ').join('\n')}

  # One address per page. The path must not start with two slashes, or the redirect could go to another host.
${[
  lead(`^${basePath}/+index\\.html(\\?|$)`, home),
  ...(basePath === '' ? [] : [lead(`^${basePath}/+(\\?|$)`, home)]),
  lead('^(/[^/?][^?]*?)/+index\\.html(\\?|$)', '$1'),
  lead('^(/[^/?][^?]*?)\\.html(\\?|$)', '$1'),
  lead('^(/[^/?][^?]*?)/+(\\?|$)', '$1'),
].join('\n')}

  include snippets/site-redirects.conf;
  # include snippets/site-relay.conf;

  location = ${home} { try_files ${basePath}/index.html =404; }
  location / { try_files $uri $uri.html =404; }
  location ${basePath}${hashedFolder}/ {
    include snippets/site-headers.conf;
${toLines(hashedCache, '    ').join('\n')}
    try_files $uri =404;
  }
  location ~ \\.md$ {
    include snippets/site-headers.conf;
${toLines({ ...pageCache, ...copyHeaders }, '    ').join('\n')}
    try_files $uri =404;
  }
}
`
}

const relay = `location ${relayPath}/ {
  # With a variable, nginx resolves the name on request, so it can start while the name doesn't resolve.
  resolver 1.1.1.1 valid=300s;
  set $relay ${relayTarget.replace('https://', '')};
  rewrite ^${relayPath}(/.*)$ $1 break;
  proxy_pass https://$relay;
  proxy_ssl_server_name on;
  proxy_set_header Host $relay;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header Cookie "";
  proxy_hide_header Set-Cookie;
}
`

/** `site.conf` belongs in `conf.d/` or `sites-enabled/`, the others in `snippets/`. */
export function writeNginx({ redirects, basePath }: HostingInput): HostingFiles {
  return {
    'site.conf': writeServer(basePath),
    'snippets/site-headers.conf': `${toLines(securityHeaders).join('\n')}\n`,
    'snippets/site-redirects.conf': `${redirects.map(({ from, to }) => writeRedirect(basePath + from, basePath + to)).join('\n')}\n`,
    'snippets/site-relay.conf': relay,
  }
}
