export const SITE_NAME = 'Prépa LTS'

/** The title of a page's document. */
export function titleOf(title: string): string {
  return `${title} | ${SITE_NAME}`
}
