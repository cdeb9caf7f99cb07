/** How many rows a data set has, beside the questions of the site and two people who sign in. */
export type Size = { name: string; users: number; results: number; ads: number; news: number }

/** Enough to fill the first page of every list: the large one then shows the same, and only reads more. */
export const SMALL: Size = { name: 'small', users: 50, results: 500, ads: 320, news: 40 }

export const LARGE: Size = { name: 'large', users: 100_000, results: 100_000, ads: 20_000, news: 500 }
