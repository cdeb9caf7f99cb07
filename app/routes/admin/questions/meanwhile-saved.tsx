import type { SubmissionResult } from '@conform-to/react'
import type { QuestionFields } from '#modules/exams'
import { Changes } from '#app/ui/admin/change-list'
import { Card } from '#app/ui/content/card'
import { Section } from '#app/ui/layout/section'
import { changesOf } from './changes-of'
import { CHANGED_MEANWHILE } from './words'

export const CONFLICT = `${CHANGED_MEANWHILE} Vos textes sont gardés ci-dessous : comparez-les avec les siens, puis enregistrez pour les remplacer.`

/**
 * The refused form, which from now on answers to the version that its reader is shown: saved again, it is
 * his decision.
 */
export function answeringTo(version: number, lastResult: SubmissionResult | undefined) {
  if (!isConflict(lastResult)) return lastResult
  return { ...lastResult, initialValue: { ...lastResult.initialValue, version: String(version) } }
}

/** What another admin has saved while the form was open, beside what was typed. */
export function MeanwhileSaved({
  saved,
  lastResult,
}: {
  saved: QuestionFields
  lastResult: SubmissionResult | undefined
}) {
  if (!isConflict(lastResult)) return null
  const typed = { ...saved, theme: null, explanation: null, source: null, ...lastResult.initialValue }
  return (
    <Section
      id="entre-temps"
      title="Ce qui diffère"
      intro="Avant : ce que l'autre administrateur a enregistré. Après : ce que vous avez écrit."
    >
      <Card>
        <Changes changes={changesOf(saved, typed)} />
      </Card>
    </Section>
  )
}

function isConflict(lastResult: SubmissionResult | undefined): lastResult is SubmissionResult {
  return lastResult?.error?.['']?.includes(CONFLICT) ?? false
}
