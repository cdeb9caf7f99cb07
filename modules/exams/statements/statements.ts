import { ok, refuse } from '#modules/kernel/result'
import { dayInBelgium } from '#modules/kernel/day'
import { dueBefore, isReadable } from './check'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Exams } from '../contract'
import type { Deps, UseCase } from '../use-cases/deps'

export const listStatements: UseCase<'statements', 'list'> = (
  { clock, statements },
  { kind, show },
  slice,
) => {
  const before = show === 'due' ? dueBefore(clock.now()) : undefined
  return statements.list({ kind, before, unread: show === 'unread' }, slice)
}

export const totals: UseCaseOf<Deps, Exams['totals']> = ({ clock, statements }) =>
  statements.count(dueBefore(clock.now()))

export const checkStatement: UseCase<'statements', 'check'> = (
  { db, clock, statements, lessons },
  given,
  outer,
) =>
  db.transaction(async (tx) => {
    const { kind, id, read } = given
    if (kind === 'lesson') await lessons.lock(id, tx)
    const before = await statements.find(kind, id, tx)
    if (!before) return refuse('unknown')
    if (before.version !== read) return refuse('changed')
    // A lesson tells its readers what was compared: another way is written in its form.
    const checkedBy = (kind === 'lesson' && before.checkedBy) || given.checkedBy
    if (kind === 'question' && checkedBy === 'texte' && !isReadable(before)) return refuse('no-text')
    const check = { checkedOn: dayInBelgium(clock.now()), checkedBy }
    // Somebody may have revised it since it was found.
    if (!(await statements.note(given, check, tx))) return refuse('changed')
    return ok({ before, after: { ...before, ...check } })
  }, outer)
