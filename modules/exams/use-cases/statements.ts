import { ok, refuse } from '#modules/kernel/result'
import { dayInBelgium } from '#modules/kernel/day'
import { dueBefore, isReadable } from '../domain/check'
import type { UseCase } from './deps'

export const listStatements: UseCase<'listStatements'> = ({ clock, statements }, { kind, show }, slice) => {
  const before = show === 'due' ? dueBefore(clock.now()) : undefined
  return statements.list({ kind, before, unread: show === 'unread' }, slice)
}

export const totals: UseCase<'totals'> = ({ clock, statements }) => statements.count(dueBefore(clock.now()))

export const checkStatement: UseCase<'checkStatement'> = ({ db, clock, statements, lessons }, given, outer) =>
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
