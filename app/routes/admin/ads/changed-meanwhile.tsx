import type { SubmissionResult } from '@conform-to/react'
import type { AdminAd, CheckedAd } from '#modules/ads'
import { Changes } from '#app/ui/admin/change-list'
import { Fr } from '#app/ui/text/fr'
import { AD_FIELDS } from '../field-names'
import { UNDECIDABLE } from './words'

type ChangedMeanwhileProps = { ad: CheckedAd; lastResult: SubmissionResult | undefined }

/** Where somebody else was faster: what the ad says now, beside what the form below would make of it. */
export function ChangedMeanwhile({ ad, lastResult }: ChangedMeanwhileProps) {
  if (!lastResult?.error?.['']?.includes(UNDECIDABLE.changed)) return null
  const typed = lastResult.initialValue ?? {}
  const changes = Object.entries(AD_FIELDS).flatMap(([name, field]) => {
    const before = ad[name as keyof AdminAd] ?? ''
    const value = typed[name]
    const after = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
    return before === after ? [] : [{ field, before, after }]
  })
  return (
    <section aria-labelledby="entre-temps">
      <h2 id="entre-temps">
        <Fr>Ce que l'annonce dit maintenant, et ce qu'elle dirait après vous</Fr>
      </h2>
      <Changes changes={changes} />
    </section>
  )
}
