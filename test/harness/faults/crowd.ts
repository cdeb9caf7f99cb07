import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Letter } from '#modules/exams/letters'
import { LETTERS } from '#modules/exams/schemas'
import { NOON } from '#test/harness/db/rows'
import type { TestSite } from '#test/harness/site'
import { camille, newcomer } from '#test/people'
import type { Answer, Wire } from './wire'

type Candidate = Awaited<ReturnType<typeof registerCandidate>>

const QUESTIONS = 30

/** How many register, or begin an exam, at the same moment. */
const AT_ONCE = 40

/** Registers members who may take the official exam, every fourth one without a script. */
export async function gatherCrowd({ db }: TestSite, wire: Wire, size: number): Promise<Candidate[]> {
  const crowd: Candidate[] = []
  while (crowd.length < size) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, size - crowd.length) }, (_, n) => crowd.length + n)
    crowd.push(...(await Promise.all(numbers.map((n) => registerCandidate(wire, n, n % 4 > 0)))))
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
export async function expectNothingLost({ db }: TestSite, crowd: Candidate[]): Promise<void> {
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

const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip' }

/** Registers a member who takes an exam as a browser does, with or without its script. */
async function registerCandidate(wire: Wire, number: number, hasScript: boolean) {
  const acknowledged = new Map<number, Letter>()
  let cookie = ''
  const registered = await call('/api/register', newcomer(camille), 201)
  const { id } = JSON.parse(registered.text) as { id: number }
  cookie = registered.headers['set-cookie']!.map((each) => each.split(';')[0]).join('; ')

  return {
    id,
    /** The answers of the official exam that the server has acknowledged. */
    acknowledged,
    /** Begins an official exam; returns the address of its first question. */
    start: () => redirected(send('GET', '/quiz?type=official')),
    /** Answers the exam from there, up to its result. */
    async answer(first: string) {
      await expectStatus(200, send('GET', first))
      const finished = await (hasScript ? answerByScript(first) : answerByForm(first))
      if (finished !== '/results') throw new Error(`the exam ended at ${finished}`)
      await expectStatus(200, send('GET', finished))
    },
  }

  /** Each answer is a call, and the form ends the exam. */
  async function answerByScript(first: string): Promise<string> {
    const answers = `/quiz/${/attempt=(\d+)/.exec(first)![1]}/answers`
    let secondsLeft = 900
    for (let at = 1; at <= QUESTIONS; at += 1) {
      const mark = { number: at, userAnswer: letterOf(id, at) }
      const { text } = await call(answers, { secondsLeft, answers: [mark] }, 200)
      acknowledged.set(at, mark.userAnswer)
      secondsLeft = (JSON.parse(text) as { remainingSeconds: number }).remainingSeconds
    }
    return post(first.replace('q=1', `q=${QUESTIONS}`), letterOf(id, QUESTIONS), 'finish')
  }

  /** Each answer is a form, and each question a page. */
  async function answerByForm(first: string): Promise<string> {
    let address = first
    for (let at = 1; at <= QUESTIONS; at += 1) {
      address = await post(address, letterOf(id, at), at === QUESTIONS ? 'finish' : 'next')
      acknowledged.set(at, letterOf(id, at))
      if (at < QUESTIONS) await expectStatus(200, send('GET', address))
    }
    return address
  }

  function call(path: string, body: object, status: number) {
    return expectStatus(status, send('POST', path, 'application/json', JSON.stringify(body)))
  }

  function post(path: string, userAnswer: Letter, intent: 'next' | 'finish') {
    const body = new URLSearchParams({ userAnswer, intent }).toString()
    return redirected(send('POST', path, 'application/x-www-form-urlencoded', body))
  }

  function send(method: string, path: string, type?: string, body?: string) {
    const headers = { ...BROWSER, ...(cookie && { Cookie: cookie }), ...(type && { 'Content-Type': type }) }
    return wire.send(method, path, { headers, body })
  }
}

/** Any letter that can be computed again. */
function letterOf(candidate: number, question: number): Letter {
  return LETTERS[(candidate + question) % 3]!
}

async function expectStatus(expected: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status !== expected) throw new Error(`${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer
}

async function redirected(asked: Promise<Answer>): Promise<string> {
  return (await expectStatus(303, asked)).headers.location!
}
