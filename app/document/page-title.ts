import { excerpt } from '#app/text/words'

export const SITE_NAME = 'Prépa LTS'

const END = ` | ${SITE_NAME}`

/**
 * The most characters of a title before the site's name, because search engines and tabs cut longer titles.
 */
const LONGEST = 70 - END.length

export function toPageTitle(title: string): string {
  // One character less, because `excerpt` adds an ellipsis.
  return (title.length > LONGEST ? excerpt(title, LONGEST - 1) : title) + END
}
