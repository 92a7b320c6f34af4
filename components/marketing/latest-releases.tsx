import { getLatestReleases, latestCount, releasesAddress, toReleaseId } from '@/lib/pages/releases'
import { withBase } from '@/lib/kit/urls'

/** The latest releases, with links to the release list. */
export function LatestReleases() {
  return (
    <ol className="list-none border-t border-line-strong p-0">
      {getLatestReleases(latestCount).map(({ version, date, change }) => (
        <li
          key={version}
          className="m-0 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-[0.1rem] border-b border-line py-[0.8rem] *:m-0"
        >
          <a
            className="font-mono text-sm"
            href={withBase(`${releasesAddress}#${toReleaseId({ package: 'core', version })}`)}
          >
            {version}
          </a>
          <time className="text-sm text-muted [font-variant-numeric:tabular-nums]" dateTime={date}>
            {date}
          </time>
          <span className="col-start-2">{change}</span>
        </li>
      ))}
    </ol>
  )
}
