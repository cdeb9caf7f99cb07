import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Letter } from '#modules/exams/letters'
import { EXAMS } from '#modules/exams/rules'
import { NOON } from '#test/harness/db/rows'
import type { TestSite } from '#test/harness/site'
import { camille, newcomer } from '#test/people'
import { joinSite } from './client'
import { sitByForm, sitByScript } from './sitting'
import type { Wire } from './wire'

type Site = Pick<TestSite, 'db'>
type Candidate = Awaited<ReturnType<typeof registerCandidate>>

const QUESTIONS = EXAMS.official.questions

/** How many register, or begin an exam, at the same moment. */
const AT_ONCE = 40

/** Registers members who may take the official exam, every fourth one without a script. */
export async function gatherCrowd({ db }: Site, wire: Wire, size: number): Promise<Candidate[]> {
  const crowd: Candidate[] = []
  while (crowd.length < size) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, size - crowd.length) }, (_, n) => crowd.length + n)
    crowd.push(...(await Promise.all(numbers.map((n) => registerCandidate(wire, n % 4 > 0)))))
  }
  for (let passed = 0; passed < 5; passed += 1) {
    await db.write(
      `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
       SELECT id, 9, 10, 120, 'practice', $1 FROM users`,
      [NOON],
    )
  }
  return crowd
}

/** All of them take an exam at the same time. */
export async function takeExams(crowd: Candidate[]): Promise<void> {
  const exams: Promise<void>[] = []
  for (let from = 0; from < crowd.length; from += AT_ONCE) {
    const next = crowd.slice(from, from + AT_ONCE)
    const starts = await Promise.all(next.map((candidate) => candidate.start()))
    exams.push(...next.map((candidate, n) => candidate.answer(starts[n]!)))
  }
  await Promise.all(exams)
}

/** Each candidate has one result, with exactly the answers that were acknowledged. */
export async function expectNothingLost({ db }: Site, crowd: Candidate[]): Promise<void> {
  expect(crowd.map(({ acknowledged }) => acknowledged.size)).toEqual(crowd.map(() => QUESTIONS))
  const kept = await db.read<{ id: number; letter: Letter | null }>(
    `SELECT r.user_id AS id, a.user_answer AS letter
     FROM exam_results r LEFT JOIN user_answers a ON a.exam_result_id = r.id
     WHERE r.exam_type = 'official' ORDER BY r.user_id, r.id, a.position`,
  )
  const inOrder = crowd.toSorted((one, other) => one.id - other.id)
  expect(kept).toEqual(
    inOrder.flatMap(({ id, acknowledged }) => [...acknowledged.values()].map((letter) => ({ id, letter }))),
  )
}

/** Resolves once this share of all answers has been acknowledged. */
export async function untilAnswered(crowd: Candidate[], share: number): Promise<void> {
  const answered = () => crowd.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  while (answered() < share * crowd.length * QUESTIONS) await delay(20)
}

/** Registers a member who takes an exam as a browser does, with or without its script. */
async function registerCandidate(wire: Wire, hasScript: boolean) {
  const client = await joinSite(wire, newcomer(camille))
  const acknowledged = new Map<number, Letter>()

  return {
    id: client.id,
    /** The answers of the official exam that the server has acknowledged. */
    acknowledged,
    /** Begins an official exam; returns the address of its first question. */
    start: () => client.redirect('/quiz?type=official'),
    /** Answers the exam from there, up to its result. */
    async answer(first: string) {
      await client.get(first)
      const acknowledge = (position: number, letter: Letter) => void acknowledged.set(position, letter)
      const sitting = { type: 'official', first, acknowledge } as const
      const finished = await (hasScript ? sitByScript(client, sitting) : sitByForm(client, sitting))
      if (finished !== '/results') throw new Error(`the exam ended at ${finished}`)
      await client.get(finished)
    },
  }
}
