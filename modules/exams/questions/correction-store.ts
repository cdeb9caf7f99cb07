import { booleanIs } from '#db/conditions'
import type { Database } from '#db/database'
import type { Tables } from '../tables'

/** `isCorrectedSince` is true if the question was corrected after the version that was asked. */
export type Corrected = { correctedAt: Date | null; isCorrectedSince: boolean }

/** Returns parts of a query that joins a question's latest correction of a reported fault as `correction`. */
export function createCorrections(db: Database, { versions }: Tables) {
  return {
    columns: versions.only('number', 'createdAt'),
    join: (asked: string) => `LEFT JOIN question_versions AS correction
      ON correction.id = (SELECT max(id) FROM question_versions
        WHERE question_versions.question_id = ${asked}.question_id AND ${booleanIs(db, 'is_correction', true)})`,
    toCorrected(asked: { number: number }, joined: { number: number; createdAt: Date }): Corrected {
      const { number, createdAt: correctedAt } = joined as { number: number | null; createdAt: Date | null }
      return { correctedAt, isCorrectedSince: number !== null && number > asked.number }
    },
  }
}
