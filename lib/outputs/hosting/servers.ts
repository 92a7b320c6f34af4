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
import { fillTemplate, type HostingFiles, type HostingInput } from './template'

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
  const old = redirects.map(({ from, to }, index) => writeCaddyRedirect(basePath + from, basePath + to, index))
  const text = fillTemplate('Caddyfile', {
    basePath,
    home: basePath || '/',
    hashedFolder: basePath + hashedFolder,
    relayPath,
    relayTarget,
    pageHeaders: toCaddyLines({ ...securityHeaders, ...pageCache }).join('\n'),
    hashedHeaders: toCaddyLines(hashedCache).join('\n'),
    copyHeaders: toCaddyLines(copyHeaders).join('\n'),
    redirects: old.join('\n').replaceAll(/^\t/gm, '\t\t').replaceAll('{query}', '{asked}'),
  })
  return { Caddyfile: text }
}

const toNginxLines = (headers: Headers, indent = '') =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)

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

/** `site.conf` belongs in `conf.d/` or `sites-enabled/`, the others in `snippets/`. */
export function writeNginx({ redirects, basePath }: HostingInput): HostingFiles {
  const isInFolder = basePath !== ''
  return {
    'site.conf': fillTemplate('site.conf', {
      basePath,
      home: basePath || '/',
      hashedFolder: basePath + hashedFolder,
      folderNote: isInFolder ? ` (the export goes into the folder ${basePath} inside it)` : '',
      homeRedirect: isInFolder
        ? `  if ($request_uri ~ "^${basePath}/+(\\?|$)") { return 301 "${basePath}$is_args$args"; }\n`
        : '',
      pageHeaders: toNginxLines(pageCache, '  ').join('\n'),
      hashedHeaders: toNginxLines(hashedCache, '    ').join('\n'),
      copyHeaders: toNginxLines({ ...pageCache, ...copyHeaders }, '    ').join('\n'),
    }),
    'snippets/site-headers.conf': `${toNginxLines(securityHeaders).join('\n')}\n`,
    'snippets/site-redirects.conf': `${redirects.map(({ from, to }) => writeNginxRedirect(basePath + from, basePath + to)).join('\n')}\n`,
    'snippets/site-relay.conf': fillTemplate('site-relay.conf', { relayPath, relayHost: new URL(relayTarget).host }),
  }
}
