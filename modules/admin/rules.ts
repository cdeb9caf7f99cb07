import { RETENTION, toMs } from '#modules/kernel/retention'

/** What goes into the bin when an admin deletes it. */
export const BIN_KINDS = ['question', 'news', 'ad'] as const
export type BinKind = (typeof BIN_KINDS)[number]

export const BIN_MS = toMs(RETENTION.bin)

/** A backup is made every night, and one night may fail. */
export const BACKUP_LATE_DAYS = 2

/** The list of exams shows those of at most this many matching members; the export has them all. */
export const MOST_PEOPLE = 500

/** The list of ads is searched by the names of at most this many members. */
export const MOST_OWNERS = 100

/** Of each kind of change, the preview of a file of questions shows so many examples. */
export const PREVIEWED_EXAMPLES = 50

/** Why an admin blocks a member, or makes them an admin. */
export const LONGEST_REASON = 300

/** Of a long text that has changed, the log keeps so many characters around the first difference. */
export const LONGEST_EXCERPT = 200
