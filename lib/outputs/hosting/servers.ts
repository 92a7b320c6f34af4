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

const toCaddyLines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`)

function writeCaddyRedirect(from: string, to: string, index: number): string {
  const [page = '', hash] = to.split('#')
  const end = hash === undefined ? '' : `#${hash}`
  const matcher = from.includes('{name}')
    ? `path_regexp old${index} ^${from.replaceAll('.', '\\.').replace('{name}', '([A-Za-z0-9._-]+)')}$`
    : `path ${from}`
  const target = page.replace('{name}', `{re.old${index}.1}`)
  return `\t@old${index} ${matcher}\n\tredir @old${index} ${target}{query}${end} 301`
}

/** The query is in a variable, because a literal `?` would also be appended without a query. */
export function writeCaddy({ redirects, basePath }: HostingInput): HostingFiles {
  const home = basePath === '' ? '/' : basePath
  const old = redirects.map(({ from, to }, index) => writeCaddyRedirect(basePath + from, basePath + to, index))
  const text = `# Replace ":80" with your domain, and Caddy manages the certificate.
:80 {
	root * /srv/site/out
	encode zstd gzip
	header {
${toCaddyLines({ ...securityHeaders, ...pageCache }).join('\n')}
	}
	@hashed path ${basePath}${hashedFolder}/*
	header @hashed {
${toCaddyLines(hashedCache).join('\n')}
	}
	@copy path *.md
	header @copy {
${toCaddyLines(copyHeaders).join('\n')}
	}

	map {query} {asked} {
		~.+ "?\${0}"
		default ""
	}

	# handle ${relayPath}/* {
	#	uri strip_prefix ${relayPath}
	#	reverse_proxy ${relayTarget} {
	#		header_up Host {upstream_hostport}
	#		header_up -Cookie
	#	}
	# }

	route {
		# One address per page. The path must not start with two slashes, or the redirect could go to another host.
		@home path_regexp ^${basePath}/index\\.html$
		redir @home ${home}{asked} 301
		@spelled path_regexp spelled ^(/[^/].*?)(/index\\.html|\\.html|/+)$
		redir @spelled {re.spelled.1}{asked} 301
${old.join('\n').replaceAll(/^\t/gm, '\t\t').replaceAll('{query}', '{asked}')}
		try_files {path} {path}.html
		file_server
	}

	handle_errors {
		@missing expression {http.error.status_code} == 404
		rewrite @missing ${basePath}/404.html
		file_server
	}
}
`
  return { Caddyfile: text }
}

const toNginxLines = (headers: Headers, indent = '') =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)

/** Media types worth compressing. nginx always compresses `text/html`. */
const compressed =
  'text/css text/plain text/markdown text/javascript text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml'

/** The name is used in a header, so it only allows safe characters. */
const namePart = '(?<name>[A-Za-z0-9._-]+)'

function writeNginxRedirect(from: string, to: string): string {
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
${toNginxLines(pageCache, '  ').join('\n')}

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
${toNginxLines(hashedCache, '    ').join('\n')}
    try_files $uri =404;
  }
  location ~ \\.md$ {
    include snippets/site-headers.conf;
${toNginxLines({ ...pageCache, ...copyHeaders }, '    ').join('\n')}
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
    'snippets/site-headers.conf': `${toNginxLines(securityHeaders).join('\n')}\n`,
    'snippets/site-redirects.conf': `${redirects.map(({ from, to }) => writeNginxRedirect(basePath + from, basePath + to)).join('\n')}\n`,
    'snippets/site-relay.conf': relay,
  }
}
