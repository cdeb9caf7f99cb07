/** The maximum length of each text, in characters. `alt` describes the item's picture. */
export const LONGEST = { title: 160, summary: 500, author: 100, alt: 200 } as const
