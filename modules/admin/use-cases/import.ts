import { ok, refuse } from '#modules/kernel/result'
import type { QuestionActions } from '../contract'
import { act } from './act'
import type { Parts } from './parts'

/** Of each kind, so many examples: enough to see what a file is about. */
const SHOWN = 50

export function importActions(
  parts: Parts,
): Pick<QuestionActions, 'keepImport' | 'previewImport' | 'carryOutImport'> {
  const { clock, exams, imports } = parts
  return {
    keepImport: (by, file) =>
      act(parts, by, async (tx, { id: userId }) => {
        await imports.removeOf(userId, tx)
        const id = await imports.add(userId, file, clock.now(), tx)
        return ok({ value: { id }, entries: [] })
      }),

    async previewImport(userId, id) {
      const kept = await imports.findOwn(userId, id)
      if (!kept) return null
      const { fileName, questions, replaces } = kept
      const preview = await exams.previewImport(questions, { replace: replaces, atMost: SHOWN })
      return { ...preview, id, fileName, replaces }
    },

    carryOutImport: (by, id, print) =>
      act(parts, by, async (tx, { id: userId }) => {
        const kept = await imports.findOwn(userId, id, tx)
        if (!kept) return refuse('unknown')
        const { fileName, questions, replaces } = kept
        const imported = await exams.importAsPreviewed(questions, { replace: replaces, print }, tx)
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
