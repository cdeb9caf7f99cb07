import { type Letter, LETTERS } from '#modules/exams/schemas'
import { camille, newcomer } from '#test/people'
import type { Answer, Wire } from './wire'

export type Candidate = Awaited<ReturnType<typeof registerCandidate>>

export const QUESTIONS = 30

const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip' }

/** Registers a member who takes an exam as a browser does, with or without its script. */
export async function registerCandidate(wire: Wire, number: number, hasScript: boolean) {
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
