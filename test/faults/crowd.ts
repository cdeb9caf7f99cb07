import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Letter } from '#modules/exams'
import { NOON } from '../db/rows'
import type { TestSite } from '../site'
import { type Candidate, QUESTIONS, registerCandidate } from './candidate'
import type { Wire } from './wire'

/** So many members who may take the official exam, every fourth one without a script. */
export async function gatherCrowd(site: TestSite, wire: Wire, size: number): Promise<Candidate[]> {
  const throughTheDoor = openDoor()
  const numbers = Array.from({ length: size }, (_, index) => index)
  const crowd = await Promise.all(
    numbers.map((number) =>
      throughTheDoor(() => registerCandidate(wire, number, { hasScript: number % 4 > 0 })),
    ),
  )
  for (let passed = 0; passed < 5; passed += 1) await passPractice(site)
  return crowd
}

/** All of them take an exam at the same time. */
export async function takeExams(crowd: Candidate[]): Promise<void> {
  const throughTheDoor = openDoor()
  await Promise.all(
    crowd.map(async (candidate) => candidate.answer(await throughTheDoor(() => candidate.start()))),
  )
}

/** Every candidate has one result, with the very answers that were acknowledged. */
export async function expectNothingLost(site: TestSite, crowd: Candidate[]): Promise<void> {
  const kept = await readResults(site)
  const expected = crowd.map(({ id, acknowledged }) => ({ id, answers: [...acknowledged.values()].join('') }))
  expect(expected.every(({ answers }) => answers.length === QUESTIONS)).toBe(true)
  expect(kept).toEqual(expected.sort((one, other) => one.id - other.id))
}

async function passPractice({ db }: TestSite): Promise<void> {
  await db.run(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     SELECT id, 9, 10, 120, 'practice', $1 FROM users`,
    [NOON],
  )
}

type Row = { result: number; id: number; letter: Letter | null }

/** The answers of each official result, one after the other. */
async function readResults({ db }: TestSite) {
  const [rows] = await db.sequelize.query(
    `SELECT r.id AS result, r.user_id AS id, a.user_answer AS letter
     FROM exam_results r LEFT JOIN user_answers a ON a.exam_result_id = r.id
     WHERE r.exam_type = 'official' ORDER BY r.user_id, r.id, a.position`,
  )
  const results = new Map<number, { id: number; answers: string }>()
  for (const { result, id, letter } of rows as Row[]) {
    const { answers } = results.get(result) ?? { answers: '' }
    results.set(result, { id, answers: answers + (letter ?? '-') })
  }
  return [...results.values()]
}

/** All of them, but at most `atOnce` at the same moment. */
function openDoor() {
  const waiting: (() => void)[] = []
  let room = WIDTH_OF_THE_DOOR
  return async function throughTheDoor<T>(comeIn: () => Promise<T>): Promise<T> {
    if (room > 0) room -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await comeIn()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else room += 1
    }
  }
}

const WIDTH_OF_THE_DOOR = 40

/** Resolves once this share of all answers has been acknowledged. */
export async function untilAnswered(crowd: Candidate[], share: number): Promise<void> {
  const answered = () => crowd.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  while (answered() < share * crowd.length * QUESTIONS) await pause(20)
}
