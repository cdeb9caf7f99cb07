/** The maximum length of each text of an item, in characters. `alt` describes its picture. */
export const LONGEST = { title: 160, summary: 500, author: 100, alt: 200 } as const
