import type { Tx } from '#db/database'
import type { BankQuestion, QuestionFields, UnknownPlace } from '#modules/exams'
import { refuse } from '#modules/kernel/result'
import type { QuestionActions } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { act, type Change, done, type Deps } from './act'

/** A preview shows at most this many examples of each kind. */
const EXAMPLES = 50

export function questionActions(deps: Deps): QuestionActions {
  const { clock, exams, bin, imports } = deps
  return {
    addQuestion(by, fields, outer) {
      const add = async (tx: Tx): Change<BankQuestion, 'duplicate-question' | UnknownPlace> => {
        const added = await exams.addQuestion(fields, tx)
        return added.ok ? done(added.value, entryOf('question.create', null, added.value)) : added
      }
      return act(deps, by, add, [], outer)
    },

    reviseQuestion: (by, id, fields, options) =>
      act(deps, by, async (tx) => {
        const revised = await exams.reviseQuestion(id, fields, options, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const entry = entryOf('question.update', before, after)
        return done({ question: after, changed: entry.changes.length > 0 }, entry)
      }),

    deleteQuestion: (by, id) =>
      act(deps, by, async (tx, { username }) => {
        const retired = await exams.retireQuestion(id, tx)
        if (!retired.ok) return retired
        const { question: title } = retired.value
        const thing = { kind: 'question', subjectId: id, title, ownerId: null } as const
        await bin.add([thing], username, clock.now(), tx)
        return done(retired.value, entryOf('question.delete', retired.value, null))
      }),

    keepImport: (by, file) =>
      act(deps, by, async (tx, { id: userId }) => {
        await imports.removeOf(userId, tx)
        return done({ id: await imports.add(userId, file, clock.now(), tx) })
      }),

    async previewImport(userId, id) {
      const kept = await imports.findOwn(userId, id)
      if (!kept) return null
      const { questions, ...file } = kept
      const options = { replace: file.replaces, atMost: EXAMPLES }
      return { ...(await exams.previewImport(questions, options)), id, ...file }
    },

    carryOutImport: (by, id, fingerprint) =>
      act(deps, by, async (tx, { id: userId }) => {
        const kept = await imports.findOwn(userId, id, tx)
        if (!kept) return refuse('unknown')
        const options = { replace: kept.replaces, fingerprint }
        const imported = await exams.importAsPreviewed(kept.questions, options, tx)
        if (!imported.ok) return imported
        await imports.removeOf(userId, tx)
        const counts = changesBetween(['added', 'revised', 'retired'], null, imported.value)
        const changes = counts.filter(({ after }) => after !== 0)
        return done(imported.value, {
          action: 'question.import',
          subjectId: null,
          subject: kept.fileName,
          changes,
        })
      }),
  }
}

/** The subject is the new text, or the last one of a deleted question. */
function entryOf(action: Entry['action'], before: BankQuestion | null, after: BankQuestion | null): Entry {
  const { id, question: subject } = (after ?? before)!
  return { action, subjectId: id, subject, changes: changesOf(before, after) }
}

export function changesOf(before: BankQuestion | null, after: BankQuestion | null): Entry['changes'] {
  const { id: _, createdAt: _at, ...fields } = (after ?? before)!
  return changesBetween(Object.keys(fields) as (keyof QuestionFields)[], before, after)
}
