import type { ExamType } from '#modules/exams'
import type { Letter } from '#modules/exams/letters'
import { EXAMS } from '#modules/exams/rules'
import { LETTERS } from '#modules/exams/schemas'
import type { Client } from './client'

/** A running exam, and the callback that learns of each answer that the server acknowledged. */
type Sitting = {
  type: ExamType
  /** The address of its first question. */
  first: string
  acknowledge: (position: number, letter: Letter) => void
}

/** Each answer is a call, or several are one, and the form ends the exam. Returns where that leads to. */
export async function sitByScript(client: Client, { type, first, acknowledge }: Sitting, atOnce = 1) {
  const { questions } = EXAMS[type]
  const path = `/quiz/${attemptIn(first)}/answers`
  for (let from = 1; from <= questions; from += atOnce) {
    const positions = Array.from({ length: Math.min(atOnce, questions + 1 - from) }, (_, n) => from + n)
    const answers = positions.map((number) => ({ number, userAnswer: letterOf(client, number) }))
    await client.call(path, { answers })
    for (const { number, userAnswer } of answers) acknowledge(number, userAnswer)
  }
  const userAnswer = letterOf(client, questions)
  return client.post(first.replace('q=1', `q=${questions}`), { userAnswer, intent: 'finish' })
}

/** Each answer is a form, and each question a page. Returns where the last one leads to. */
export async function sitByForm(client: Client, { type, first, acknowledge }: Sitting) {
  const { questions } = EXAMS[type]
  let address = first
  for (let at = 1; at <= questions; at += 1) {
    const userAnswer = letterOf(client, at)
    address = await client.post(address, { userAnswer, intent: at === questions ? 'finish' : 'next' })
    acknowledge(at, userAnswer)
    if (at < questions) await client.get(address)
  }
  return address
}

export const attemptIn = (address: string) => Number(/attempt=(\d+)/.exec(address)![1])

/** Any letter that can be computed again. */
export function letterOf({ id }: { id: number }, position: number): Letter {
  return LETTERS[(id + position) % 3]!
}
