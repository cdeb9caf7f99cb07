import type { Tx } from '#db/database'
import type { BankQuestion, ImportedQuestion, QuestionFields, UnknownPlace } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { actAsAdmin, type Acted, type Deps, done, type ChangeResult } from '../log/act'
import { changesBetween } from '../log/actions'
import type { Entry } from '../log/store'

export interface QuestionEditing {
  add(by: Caller, fields: QuestionFields, tx?: Tx): Acted<BankQuestion, 'duplicate-question' | UnknownPlace>

  /** Refuses with 'changed' if `read` is given and is not the current version. */
  revise(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number },
  ): Acted<
    { question: BankQuestion; changed: boolean },
    'not-found' | 'duplicate-question' | 'changed' | UnknownPlace
  >

  /** Moves a question into the bin. New exams no longer contain the question, but past results keep it. */
  delete(by: Caller, id: number): Acted<BankQuestion, 'not-found'>
}

export function createQuestionEditing(deps: Deps): QuestionEditing {
  const { clock, exams, bin } = deps
  return {
    add(by, fields, outer) {
      const add = async (tx: Tx): ChangeResult<BankQuestion, 'duplicate-question' | UnknownPlace> => {
        const added = await exams.questions.add(fields, tx)
        return added.ok ? done(added.value, toEntry('question.create', null, added.value)) : added
      }
      return actAsAdmin(deps, by, add, [], outer)
    },

    revise: (by, id, fields, options) =>
      actAsAdmin(deps, by, async (tx) => {
        const revised = await exams.questions.revise(id, fields, options, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const entry = toEntry('question.update', before, after)
        return done({ question: after, changed: entry.changes.length > 0 }, entry)
      }),

    delete: (by, id) =>
      actAsAdmin(deps, by, async (tx, { username }) => {
        const retired = await exams.questions.retire(id, tx)
        if (!retired.ok) return retired
        const { question: title } = retired.value
        const thing = { kind: 'question', subjectId: id, title, ownerId: null } as const
        await bin.add([thing], username, clock.now(), tx)
        return done(retired.value, toEntry('question.delete', retired.value, null))
      }),
  }
}

function toEntry(action: Entry['action'], before: BankQuestion | null, after: BankQuestion | null): Entry {
  const { id, question: subject } = (after ?? before)!
  return { action, subjectId: id, subject, changes: toQuestionChanges(before, after) }
}

export function toQuestionChanges(before: BankQuestion | null, after: BankQuestion | null): Entry['changes'] {
  const { id: _, createdAt: _at, ...fields } = (after ?? before)!
  return changesBetween(Object.keys(fields) as (keyof QuestionFields)[], before, after)
}
