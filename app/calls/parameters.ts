import { z } from 'zod'
import { LARGEST_INTEGER, parseId } from '../http/ids'

const LONGEST_LIST = 1000

/** What an address holds is text, and a whole number in it is spelled as an id is. */
export function wholeNumber(least: number, most: number, message: string) {
  return z
    .string()
    .transform((text) => (text === '0' ? 0 : (parseId(text) ?? NaN)))
    .pipe(z.int(message).min(least, message).max(most, message))
}

/** What there is none of is told by each call in its own words. */
export const idParameter = z.string().transform(parseId).pipe(z.int().min(1).max(LARGEST_INTEGER))

/** The part of a list that is asked for; without them its first 1000. */
export const sliceParameters = z.object({
  limit: wholeNumber(1, LONGEST_LIST, `limit doit être un nombre entier de 1 à ${LONGEST_LIST}`).default(
    LONGEST_LIST,
  ),
  offset: wholeNumber(0, LARGEST_INTEGER, 'offset doit être un nombre entier à partir de 0').default(0),
})
