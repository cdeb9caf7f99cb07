import type { BankQuestion, QuestionFields } from '#modules/exams'
import { ok, refuse } from '#modules/kernel/result'
import type { QuestionActions } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { act, type Deps } from './act'

/** A preview shows at most this many examples of each kind. */
const EXAMPLES = 50

export function questionActions(deps: Deps): QuestionActions {
  const { clock, exams, imports } = deps
  return {
    addQuestion: (by, fields) =>
      act(deps, by, async (tx) => {
        const added = await exams.addQuestion(fields, tx)
        if (!added.ok) return added
        return ok({ value: added.value, entries: [entryOf('question.create', null, added.value)] })
      }),

    reviseQuestion: (by, id, fields, options) =>
      act(deps, by, async (tx) => {
        const revised = await exams.reviseQuestion(id, fields, options, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const entry = entryOf('question.update', before, after)
        const changed = entry.changes.length > 0
        return ok({ value: { question: after, changed }, entries: changed ? [entry] : [] })
      }),

    deleteQuestion: (by, id) =>
      act(deps, by, async (tx) => {
        const retired = await exams.retireQuestion(id, tx)
        if (!retired.ok) return retired
        return ok({ value: retired.value, entries: [entryOf('question.delete', retired.value, null)] })
      }),

    keepImport: (by, file) =>
      act(deps, by, async (tx, { id: userId }) => {
        await imports.removeOf(userId, tx)
        const id = await imports.add(userId, file, clock.now(), tx)
        return ok({ value: { id }, entries: [] })
      }),

    async previewImport(userId, id) {
      const kept = await imports.findOwn(userId, id)
      if (!kept) return null
      const { fileName, questions, replaces } = kept
      const preview = await exams.previewImport(questions, { replace: replaces, atMost: EXAMPLES })
      return { ...preview, id, fileName, replaces }
    },

    carryOutImport: (by, id, print) =>
      act(deps, by, async (tx, { id: userId }) => {
        const kept = await imports.findOwn(userId, id, tx)
        if (!kept) return refuse('unknown')
        const { fileName, questions, replaces } = kept
        const imported = await exams.importAsPreviewed(
          questions,
          { replace: replaces, fingerprint: print },
          tx,
        )
        if (!imported.ok) return imported
        await imports.removeOf(userId, tx)
        const changes = COUNTED.map((field) => ({
          field,
          before: null,
          after: imported.value[field],
        })).filter(({ after }) => after > 0)
        const entry = { action: 'question.import', subjectId: null, subject: fileName, changes } as const
        return ok({ value: imported.value, entries: changes.length > 0 ? [entry] : [] })
      }),
  }
}

const COUNTED = ['added', 'revised', 'retired'] as const

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

/** The subject is the new text, or the last one of a deleted question. */
function entryOf(action: Entry['action'], before: BankQuestion | null, after: BankQuestion | null): Entry {
  const { id, question } = (after ?? before)!
  return { action, subjectId: id, subject: question, changes: changesBetween(FIELDS, before, after) }
}
