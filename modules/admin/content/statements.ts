import type { Statement, StatementRead } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { actAsAdmin, type Acted, type Deps, done } from '../log/act'
import { changesBetween } from '../log/actions'
import type { Entry } from '../log/store'

export interface StatementChecks {
  /** Marks the version `read` as checked today. Refuses with 'changed' if another version is current. */
  check(by: Caller, read: StatementRead): Acted<Statement, 'not-found' | 'changed' | 'no-text'>
}

export function createStatementChecks(deps: Deps): StatementChecks {
  return {
    check: (by, read) =>
      actAsAdmin(deps, by, async (tx) => {
        const checked = await deps.exams.statements.check(read, tx)
        if (!checked.ok) return checked
        const { before, after } = checked.value
        const changes = changesBetween(['checkedOn', 'checkedBy'] as const, before, after)
        const entry: Entry = {
          action: `${read.kind}.check`,
          subjectId: read.id,
          subject: after.text,
          changes,
        }
        return done(after, entry)
      }),
  }
}
