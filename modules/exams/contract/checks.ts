import type { Check } from '../statements/check'
import type { CHECK_FILTERS, CheckedKind } from '../schemas'

export type { CheckedKind } from '../schemas'

/** The current version of a question or lesson, with what its statement rests on and when that was last compared. */
export type Statement = {
  kind: CheckedKind
  id: number
  version: number
  /** The question, or the title of the lesson. */
  text: string
  theme: string | null
  /** Of a question. */
  article: string | null
  sourceUrl: string | null
  /** Of a lesson, what the check compared. */
  source: string | null
  /** A day of the calendar; null for what was never checked. */
  checkedOn: string | null
  checkedBy: Check | null
}

export type StatementQuery = { [Name in keyof typeof CHECK_FILTERS]?: (typeof CHECK_FILTERS)[Name][number] }

/** `read` is the version that was compared. */
export type StatementRead = { kind: CheckedKind; id: number; read: number; checkedBy: Check }
