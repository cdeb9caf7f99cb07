import { RETENTION, toMs } from '#modules/kernel/retention'
import type { WaitingKind } from '#modules/kernel/waiting'

export const BIN_KINDS = ['question', 'news', 'ad'] as const
export type BinKind = (typeof BIN_KINDS)[number]

export const BIN_MS = toMs(RETENTION.bin)

/** The age at which a backup is late, in days. A backup is made every night, and one night may fail. */
export const BACKUP_LATE_DAYS = 2

/** The maximum number of open reports of ads and conversations per person. */
export const MOST_OPEN_REPORTS = 5

/** How many of the newest messages of a conversation a report keeps. */
export const REPORTED_MESSAGES = 200

/** The list of exams shows results of at most this many matching members. The export has no limit. */
export const MOST_PEOPLE = 500

/** The maximum number of owners that a search in the admins' list of ads may find. */
export const MOST_OWNERS = 100

/** How many examples of each kind of change the preview of an import shows. */
export const PREVIEWED_EXAMPLES = 50

/** The longest reason for an act on a member, warning or note, in characters. */
export const LONGEST_REASON = 300

/** How many characters of a long text the log keeps, around the first difference. */
export const LONGEST_EXCERPT = 200

/** How long something waits before admins are mailed about it, in hours. */
export const HOURS_UNTIL_MAILED = 24

/** Nobody waits for the checks of statements, which may be due for months, so they are no reason for a mail. */
export const NEVER_MAILED: readonly WaitingKind[] = ['statements']
