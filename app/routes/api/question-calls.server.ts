import { failed } from '../../http/call.server'
import { CHANGED_MEANWHILE, DUPLICATE_QUESTION } from '../admin/questions/words'
import { failAct } from './admin-calls.server'
import { UNKNOWN } from '../../unknown'

type Refusal = keyof typeof REFUSALS

/** Why a question was not added, changed or deleted. */
export const failQuestion = (code: Refusal): Response => REFUSALS[code]()

const REFUSALS = {
  unknown: () => failed(404, UNKNOWN.question),
  'duplicate-question': () => failed(409, DUPLICATE_QUESTION, { question: [DUPLICATE_QUESTION] }),
  'changed-meanwhile': () => failed(409, CHANGED_MEANWHILE),
  'signed-out': () => failAct('signed-out'),
  'not-admin': () => failAct('not-admin'),
}
