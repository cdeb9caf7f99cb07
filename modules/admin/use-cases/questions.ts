import type { BankQuestion, QuestionFields } from '#modules/exams'
import { ok } from '#modules/kernel/result'
import type { QuestionActions } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { act } from './act'
import type { Parts } from './parts'

export function questionActions(
  parts: Parts,
): Pick<QuestionActions, 'addQuestion' | 'reviseQuestion' | 'deleteQuestion'> {
  const { exams } = parts
  return {
    addQuestion: (by, fields) =>
      act(parts, by, async (tx) => {
        const added = await exams.addQuestion(fields, tx)
        if (!added.ok) return added
        return ok({ value: added.value, entries: [entryOf('question.create', null, added.value)] })
      }),

    reviseQuestion: (by, id, fields, options) =>
      act(parts, by, async (tx) => {
        const revised = await exams.reviseQuestion(id, fields, options, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const entry = entryOf('question.update', before, after)
        const changed = entry.changes.length > 0
        return ok({ value: { question: after, changed }, entries: changed ? [entry] : [] })
      }),

    deleteQuestion: (by, id) =>
      act(parts, by, async (tx) => {
        const retired = await exams.retireQuestion(id, tx)
        if (!retired.ok) return retired
        return ok({ value: retired.value, entries: [entryOf('question.delete', retired.value, null)] })
      }),
  }
}

const FIELDS = [
  'question',
  'optionA',
  'optionB',
  'optionC',
  'correctAnswer',
  'theme',
  'explanation',
  'source',
] as const satisfies (keyof QuestionFields)[]

/** Named as it is called from now on, or was until now. */
function entryOf(action: Entry['action'], before: BankQuestion | null, after: BankQuestion | null): Entry {
  const { id, question } = (after ?? before)!
  return { action, subjectId: id, subject: question, changes: changesBetween(FIELDS, before, after) }
}
