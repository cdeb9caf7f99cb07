import { excerpt } from '#app/text/words'

export const SITE_NAME = 'Prépa LTS'

const END = ` | ${SITE_NAME}`

/** Search engines and tabs cut longer titles. */
const LONGEST = 70 - END.length

export function toPageTitle(title: string): string {
  // `excerpt` adds an ellipsis of one character.
  return (title.length > LONGEST ? excerpt(title, LONGEST - 1) : title) + END
}
