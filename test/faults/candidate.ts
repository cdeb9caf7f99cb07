import { type Letter, LETTERS } from '#modules/exams/schemas'
import { PASSWORD } from '../site'
import type { Answer, Sent, Wire } from './wire'

export type Candidate = {
  id: number
  /** Of the official exam, each answer that the server has acknowledged. */
  acknowledged: Map<number, Letter>
  /** Begins an official exam; returns the address of its first question. */
  start(): Promise<string>
  /** Answers it from there to its result. */
  answer(first: string): Promise<void>
}

export const QUESTIONS = 30

/** A member who has registered over this wire and takes an exam as the exam runner does. */
export async function registerCandidate(
  wire: Wire,
  number: number,
  { hasScript }: { hasScript: boolean },
): Promise<Candidate> {
  const username = `candidat-${number}`
  const registered = await wire.send('POST', '/api/register', json(newMember(username)))
  if (registered.status !== 201) throw new Error(registered.text)
  const { id } = JSON.parse(registered.text) as { id: number }
  const cookie = registered.headers['set-cookie']!.map((each) => each.split(';')[0]).join('; ')
  const acknowledged = new Map<number, Letter>()

  const get = (path: string) => send('GET', path)
  const post = (path: string, fields: Record<string, string>) => send('POST', path, form(fields))
  const send = (method: string, path: string, { headers, body }: Sent = {}) =>
    wire.send(method, path, { headers: { ...headers, ...BROWSER, Cookie: cookie }, body })

  return {
    id,
    acknowledged,
    start: () => redirected(get('/quiz?type=official')),
    async answer(first) {
      await page(get(first))
      const finished = await (hasScript ? answerByScript(first) : answerByForm(first))
      if (finished !== '/results') throw new Error(`the exam ended at ${finished}`)
      await page(get(finished))
    },
  }

  /** Every mark is a call, and the form ends the exam. */
  async function answerByScript(first: string): Promise<string> {
    const answers = `/quiz/${/attempt=(\d+)/.exec(first)![1]}/answers`
    let secondsLeft = 900
    for (let at = 1; at <= QUESTIONS; at += 1) {
      const mark = { number: at, userAnswer: letterOf(id, at) }
      const saved = await send('POST', answers, json({ secondsLeft, answers: [mark] }))
      if (saved.status !== 200) throw new Error(`${saved.status} for an answer: ${saved.text}`)
      acknowledged.set(at, mark.userAnswer)
      secondsLeft = (JSON.parse(saved.text) as { remainingSeconds: number }).remainingSeconds
    }
    const last = first.replace('q=1', `q=${QUESTIONS}`)
    return redirected(post(last, { userAnswer: letterOf(id, QUESTIONS), intent: 'finish' }))
  }

  /** Every answer is a form, and the next question a page. */
  async function answerByForm(first: string): Promise<string> {
    let address = first
    for (let at = 1; at <= QUESTIONS; at += 1) {
      const userAnswer = letterOf(id, at)
      const intent = at === QUESTIONS ? 'finish' : 'next'
      const next = await redirected(post(address, { userAnswer, intent }))
      acknowledged.set(at, userAnswer)
      if (intent === 'next') await page(get(next))
      address = next
    }
    return address
  }
}

/** What a candidate answers: any letter that can be computed again. */
function letterOf(candidate: number, question: number): Letter {
  return LETTERS[(candidate + question) % 3]!
}

const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip' }

function newMember(username: string) {
  const name = { firstName: 'Camille', lastName: 'Dubois' }
  return { username, ...name, email: `${username}@example.com`, password: PASSWORD, phone: '' }
}

function json(body: unknown): Sent {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

function form(fields: Record<string, string>): Sent {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { headers, body: new URLSearchParams(fields).toString() }
}

async function page(asked: Promise<Answer>): Promise<string> {
  const { status, text } = await asked
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 500)}`)
  return text
}

async function redirected(asked: Promise<Answer>): Promise<string> {
  const { status, headers, text } = await asked
  if (status !== 303) throw new Error(`${status}: ${text.slice(0, 500)}`)
  return headers.location!
}
