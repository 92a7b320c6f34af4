import { getLatestReleases, latestCount, releasesAddress, toReleaseId } from '@/lib/pages/releases'
import { withBase } from '@/lib/kit/urls'

/** The latest releases, with links to the release list. */
export function LatestReleases() {
  return (
    <ol className="latest">
      {getLatestReleases(latestCount).map(({ version, date, change }) => (
        <li key={version}>
          <a href={withBase(`${releasesAddress}#${toReleaseId({ package: 'core', version })}`)}>{version}</a>
          <time dateTime={date}>{date}</time>
          <span>{change}</span>
        </li>
      ))}
    </ol>
  )
}
