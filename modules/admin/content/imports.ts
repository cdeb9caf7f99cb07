import type { ImportPreview, ImportSummary } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { refuse } from '#modules/kernel/result'
import { actAsAdmin, type Acted, type Deps, done } from '../log/act'
import { changesBetween } from '../log/actions'
import { PREVIEWED_EXAMPLES } from '../rules'
import type { NewImport } from './import-store'

export interface QuestionImports {
  /** Stores a checked file for the admin to confirm. The file replaces the admin's previous one. */
  keep(by: Caller, file: NewImport): Acted<{ id: number }>

  /** Returns null if the admin has no file with this id. */
  preview(userId: number, id: number): Promise<PreviewedImport | null>

  /** Refuses with 'bank-changed' if the import would differ from the preview with this `fingerprint`. */
  carryOut(by: Caller, id: number, fingerprint: string): Acted<ImportSummary, 'not-found' | 'bank-changed'>
}

export type PreviewedImport = ImportPreview & { id: number; fileName: string; replaces: boolean }

export function createQuestionImports(deps: Deps): QuestionImports {
  const { clock, exams, imports } = deps
  return {
    keep: (by, file) =>
      actAsAdmin(deps, by, async (tx, { id: userId }) => {
        await imports.removeOwn(userId, tx)
        return done({ id: await imports.add(userId, file, clock.now(), tx) })
      }),

    async preview(userId, id) {
      const stored = await imports.findOwn(userId, id)
      if (!stored) return null
      const { questions, ...file } = stored
      const options = { replace: file.replaces, atMost: PREVIEWED_EXAMPLES }
      return { ...(await exams.imports.preview(questions, options)), id, ...file }
    },

    carryOut: (by, id, fingerprint) =>
      actAsAdmin(deps, by, async (tx, { id: userId }) => {
        const stored = await imports.findOwn(userId, id, tx)
        if (!stored) return refuse('not-found')
        const options = { replace: stored.replaces, fingerprint }
        const imported = await exams.imports.runAsPreviewed(stored.questions, options, tx)
        if (!imported.ok) return imported
        await imports.removeOwn(userId, tx)
        const counts = changesBetween(['added', 'revised', 'retired'], null, imported.value)
        const changes = counts.filter(({ after }) => after !== 0)
        return done(imported.value, {
          action: 'question.import',
          subjectId: null,
          subject: stored.fileName,
          changes,
        })
      }),
  }
}
