import { createHash } from 'node:crypto'
import { ok, refuse } from '#modules/kernel/result'
import type { SheetQuestion } from './contract'
import type { Version } from './questions/store'
import { drawFrom } from './questions/draw'
import { OPTION_ORDERS } from './letters'
import { EXAMS } from './rules'
import { closeBeforeReading } from './attempts/closing'
import type { UseCase } from './use-cases/deps'
import { isLocked } from './use-cases/progress'
import { toBankQuestion } from './questions/fields'

export const drawSheet: UseCase<'papers', 'draw'> = async (deps, userId, type, number) => {
  await closeBeforeReading(deps, userId)
  if (await isLocked(deps, userId, type)) return refuse('locked')
  const { questions } = EXAMS[type]
  const bank = await deps.questions.listAll({ sort: 'oldest' })
  const lots = bank.map((version) => ({ version, group: version.group, lot: lotOf(version, number) }))
  const shuffled = lots.sort((one, other) => Buffer.compare(one.lot, other.lot))
  const drawn = drawFrom(shuffled, questions)
  if (drawn.length < questions) return refuse('not-enough-questions')
  return ok(drawn.map(({ version, lot }) => toSheet(version, lot)))
}

export const themeSheet: UseCase<'papers', 'findTheme'> = async ({ questions }, theme) =>
  (await questions.listAll({ theme, sort: 'oldest' })).map((version) => toSheet(version, lotOf(version, 0)))

/** The order of a bank by these is that of a shuffle, and the same for the same number. */
function lotOf({ id }: Version, number: number): Buffer {
  return createHash('sha256').update(`${number}:${id}`).digest()
}

function toSheet(version: Version, lot: Buffer): SheetQuestion {
  return { ...toBankQuestion(version), optionOrder: OPTION_ORDERS[lot.at(-1)! % OPTION_ORDERS.length]! }
}
