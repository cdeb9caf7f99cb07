import { z } from 'zod'
import type { TheoryQuery } from '#modules/exams'
import { THEORY_STATES } from '#modules/exams/theory/schema'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { LARGEST_INTEGER, parseId } from '#app/http/address'
import { readListQuery, readSearch } from '#app/http/lists.server'
import { paths } from '#app/paths'
import { seeOther, siteCookie } from '#app/http/redirect.server'

type TheoryAddress = {
  query: TheoryQuery
  /** The number of the question, or null if the URL has none. */
  number: number | null
  /** True if the URL asks for the answer, as it does without a script. */
  revealed: boolean
}

/** Reads `/theory?theme=…&state=…&search=…&q=N`. Redirects to the first question if `q` is not a number. */
export function readTheoryAddress(request: Request): TheoryAddress {
  const { searchParams } = new URL(request.url)
  const { state } = readListQuery(request, { state: THEORY_STATES })
  const query = { theme: readSearch(request, 'theme'), state, search: readSearch(request, 'search') }
  const q = searchParams.get('q')
  // A number too large for an id becomes the largest one, which lies past the end of the bank.
  const number = q !== null && /^[1-9]\d{9,}$/.test(q) ? LARGEST_INTEGER : parseId(q)
  if (q !== null && number === null) throw seeOther(paths.theory({ ...query, q: 1 }))
  return { query, number, revealed: searchParams.has('reponse') }
}

/**
 * Returns the id of the question that this browser last showed the member; null for another member's or a
 * corrupt cookie.
 */
export async function readLastQuestion(request: Request, userId: number): Promise<number | null> {
  const { success, data } = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return success && data.userId === userId ? data.questionId : null
}

/** Returns the `Set-Cookie` that remembers the member's last question. */
export function keepLastQuestion(place: z.output<typeof schema>): Promise<string> {
  return cookie().serialize(place)
}

const schema = z.object({ userId: z.number(), questionId: z.number() })

const cookie = () => siteCookie('theory', { maxAge: toSeconds(RETENTION.theoryCookie) })
