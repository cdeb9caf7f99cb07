import { failed } from '#app/http/call.server'
import { QUESTION_NOT_FOUND } from '#app/text/not-found-words'
import { CHANGED_MEANWHILE, DUPLICATE_QUESTION } from '../admin/questions/words'
import { failAct } from './admin-calls.server'

type Refusal = keyof typeof REFUSALS

/** Why a question was not added, changed or deleted. */
export const failQuestion = (code: Refusal): Response => REFUSALS[code]()

const REFUSALS = {
  unknown: () => failed(404, QUESTION_NOT_FOUND),
  'duplicate-question': () => failed(409, DUPLICATE_QUESTION, { question: [DUPLICATE_QUESTION] }),
  changed: () => failed(409, CHANGED_MEANWHILE),
  'signed-out': () => failAct('signed-out'),
  'not-admin': () => failAct('not-admin'),
}
