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
  /** Null when it is missing. */
  number: number | null
  /** Whether the answer was requested without a script. */
  revealed: boolean
}

/** `/theory?theme=…&state=…&search=…&q=N`. From a `q` that is no number, it leads to the first question. */
export function readTheoryAddress(request: Request): TheoryAddress {
  const { searchParams } = new URL(request.url)
  const { state } = readListQuery(request, { state: THEORY_STATES })
  const query = { theme: readSearch(request, 'theme'), state, search: readSearch(request, 'search') }
  const q = searchParams.get('q')
  // A number too large for an id is past the end of the bank.
  const number = q !== null && /^[1-9]\d{9,}$/.test(q) ? LARGEST_INTEGER : parseId(q)
  if (q !== null && number === null) throw seeOther(paths.theory({ ...query, q: 1 }))
  return { query, number, revealed: searchParams.has('reponse') }
}

/** The id of the question that this browser showed the member last; null for another's or a corrupt cookie. */
export async function readPlace(request: Request, userId: number): Promise<number | null> {
  const { success, data } = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return success && data.userId === userId ? data.questionId : null
}

/** A `Set-Cookie` that keeps the place. */
export function keepPlace(place: z.output<typeof schema>): Promise<string> {
  return cookie().serialize(place)
}

const schema = z.object({ userId: z.number(), questionId: z.number() })

const cookie = () => siteCookie('theory', { maxAge: toSeconds(RETENTION.theoryCookie) })
