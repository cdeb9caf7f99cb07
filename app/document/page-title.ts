import { excerpt } from '#app/text/words'

export const SITE_NAME = 'Prépa LTS'

const END = ` | ${SITE_NAME}`

/** As much as search engines and tabs show. */
const LONGEST = 70 - END.length

/** The title of a page's document. */
export function titleOf(title: string): string {
  // The excerpt has an ellipsis beside what it keeps.
  return (title.length > LONGEST ? excerpt(title, LONGEST - 1) : title) + END
}
