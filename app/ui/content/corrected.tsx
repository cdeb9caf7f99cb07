import type { Corrected } from '#modules/exams'
import { longDate } from '#app/text/format'
import { french, Text } from '../text/text'

export type CorrectedOnProps = Pick<Corrected, 'correctedAt'> & Partial<Corrected>

/** Said of a question or a lesson; both are of one gender. */
export function CorrectedOn({ correctedAt, isCorrectedSince = false }: CorrectedOnProps) {
  if (!correctedAt) return null
  return (
    <Text note>
      <>
        {isCorrectedSince ? 'Corrigée depuis, le ' : 'Corrigée le '}
        <time dateTime={correctedAt.toISOString()}>{french(longDate(correctedAt))}</time>
      </>
    </Text>
  )
}
