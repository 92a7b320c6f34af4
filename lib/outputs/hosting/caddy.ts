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

const toLines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`)

function writeRedirect(from: string, to: string, index: number): string {
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
  const old = redirects.map(({ from, to }, index) => writeRedirect(basePath + from, basePath + to, index))
  const text = `# Replace ":80" with your domain, and Caddy manages the certificate.
:80 {
	root * /srv/site/out
	encode zstd gzip
	header {
${toLines({ ...securityHeaders, ...pageCache }).join('\n')}
	}
	@hashed path ${basePath}${hashedFolder}/*
	header @hashed {
${toLines(hashedCache).join('\n')}
	}
	@copy path *.md
	header @copy {
${toLines(copyHeaders).join('\n')}
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
