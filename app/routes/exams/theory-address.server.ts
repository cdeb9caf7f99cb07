import { z } from 'zod'
import type { Letter, TheoryQuery } from '#modules/exams'
import { letterSchema } from '#modules/exams/schemas'
import { THEORY_STATES } from '#modules/exams/theory/schema'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import {
  LARGEST_INTEGER,
  parseId,
  parsePositiveInteger,
  readListQuery,
  readSearch,
  seeOther,
  siteCookie,
} from '#app/http'
import { paths } from '#app/paths'

type TheoryAddress = {
  query: TheoryQuery
  number: number | null
  /** The answer that was just given, with the id of its question. */
  answered: { question: number; userAnswer: Letter } | null
}

/** Reads `/theory?theme=…&state=…&search=…&q=N&question=ID&userAnswer=A`. Throws a redirect to `q=1` if `q` is malformed. */
export function readTheoryAddress(request: Request): TheoryAddress {
  const { searchParams } = new URL(request.url)
  const { state } = readListQuery(request, { state: THEORY_STATES })
  const query = { theme: readSearch(request, 'theme'), state, search: readSearch(request, 'search') }
  const q = searchParams.get('q')
  // A number of ten digits or more becomes the largest integer, which is past the last question.
  const number = q !== null && /^[1-9]\d{9,}$/.test(q) ? LARGEST_INTEGER : parsePositiveInteger(q)
  if (q !== null && number === null) throw seeOther(paths.theory({ ...query, q: 1 }))
  const question = parseId(searchParams.get('question'))
  const { data: userAnswer } = letterSchema.safeParse(searchParams.get('userAnswer'))
  return { query, number, answered: question && userAnswer ? { question, userAnswer } : null }
}

/** Returns the id of the member's last question, or null if the cookie is invalid or another member's. */
export async function readLastQuestion(request: Request, userId: number): Promise<number | null> {
  const { success, data } = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return success && data.userId === userId ? data.questionId : null
}

/** Returns the `Set-Cookie` header that remembers the question. */
export function keepLastQuestion(question: z.output<typeof schema>): Promise<string> {
  return cookie().serialize(question)
}

const schema = z.object({ userId: z.number(), questionId: z.number() })

const cookie = () => siteCookie('theory', { maxAge: toSeconds(RETENTION.theoryCookie) })
