import type { CheckActions } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { act, done, type Deps } from './act'

export function checkActions(deps: Deps): CheckActions {
  return {
    checkStatement: (by, read) =>
      act(deps, by, async (tx) => {
        const checked = await deps.exams.checkStatement(read, tx)
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
