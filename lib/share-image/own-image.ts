import { serveImage } from '../build/images'
import { getContentDir } from '../env'

/**
 * The picture that a page gives itself in front matter, as it is served.
 * @param file the page, below the content folder
 * @returns undefined when it names none, or one that does not exist: the picture that is made for it is shown then
 */
export function findOwnImage({
  file,
  frontMatter,
}: {
  file: string
  frontMatter: Record<string, unknown>
}): string | undefined {
  const { image } = frontMatter
  return typeof image === 'string' && image !== '' ? serveImage(getContentDir(), file, image)?.src : undefined
}
