import { booleanIs, isAmong, jsonPairs, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { asDate } from '#db/read'
import { dayInBelgium } from '#modules/kernel/day'
import { DEFAULT_MINUTES, type MinutesADay, type Reminders } from '../rules'
import type { SeriesKind } from '../series/schema'

export type StudyPlanStore = ReturnType<typeof createStudyPlanStore>

export type ReminderPlan = {
  reminders: Reminders
  /** The earliest day, in Belgium, of the next reminder; null if the member wants none. */
  nextReminderOn: string | null
}

export type StudyPlan = {
  examDate: string | null
  minutes: MinutesADay
  reminders: Reminders
  /** The series that is open, if it has questions left. */
  open: { id: number; kind: SeriesKind } | null
  /** How long the last answers in series took, in seconds. */
  answerSeconds: number[]
}

type Plan = ReminderPlan & { examDate: string | null }

const NO_PLAN: Plan = { reminders: 'none', nextReminderOn: null, examDate: null }

export function createStudyPlanStore(db: Database) {
  return {
    async findReminders(userId: number): Promise<Plan> {
      const [plan] = await db.read<Plan>(
        `SELECT reminders, next_reminder_on AS "nextReminderOn", exam_date AS "examDate"
         FROM study_plans WHERE user_id = $1`,
        [userId],
      )
      return plan ?? NO_PLAN
    },

    /** Keeps the day of the next reminder if the choice stays the same. */
    async setReminders(userId: number, { reminders, nextReminderOn }: ReminderPlan, tx?: Tx): Promise<void> {
      await db.write(
        `INSERT INTO study_plans (user_id, reminders, next_reminder_on) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET reminders = excluded.reminders,
           next_reminder_on = CASE WHEN study_plans.reminders = excluded.reminders
             THEN study_plans.next_reminder_on ELSE excluded.next_reminder_on END`,
        [userId, reminders, nextReminderOn],
        tx,
      )
    },

    async stopReminders(userId: number): Promise<void> {
      await db.write(
        "UPDATE study_plans SET reminders = 'none', next_reminder_on = NULL WHERE user_id = $1",
        [userId],
      )
    },

    async listToRemind(today: string, limit: number): Promise<number[]> {
      const rows = await db.read<{ userId: number }>(
        `SELECT user_id AS "userId" FROM study_plans WHERE next_reminder_on <= $1
         ORDER BY next_reminder_on, user_id LIMIT ${limit}`,
        [today],
      )
      return rows.map(({ userId }) => userId)
    },

    /**
     * Postpones the reminders that are still due, and returns the ids of their members. Skips those that
     * another process has postponed.
     */
    async moveOn(
      userIds: readonly number[],
      { today, daily, weekly }: Record<'today' | 'daily' | 'weekly', string>,
      tx: Tx,
    ): Promise<number[]> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['next_reminder_on <= ?', today]])
      const rows = await db.read<{ userId: number }>(
        `UPDATE study_plans SET next_reminder_on = CASE reminders WHEN 'daily' THEN $3 ELSE $4 END
         ${where} RETURNING user_id AS "userId"`,
        [...values, daily, weekly],
        { tx },
      )
      return rows.map(({ userId }) => userId)
    },

    /** Makes a weekly reminder due today if the next one is still planned for `missed`. */
    async remindAgain(userId: number, { missed, today }: Record<'missed' | 'today', string>): Promise<void> {
      await db.write(
        `UPDATE study_plans SET next_reminder_on = $1
         WHERE user_id = $2 AND reminders = 'weekly' AND next_reminder_on = $3`,
        [today, userId, missed],
      )
    },

    /** Leaves out how long the answers of `today` took, so that the plan of a day does not grow while it is followed. */
    async find(userId: number, today: string): Promise<StudyPlan> {
      const [row] = await db.read<StoredPlan>(
        `SELECT (SELECT exam_date FROM study_plans WHERE user_id = $1) AS "examDate",
          COALESCE((SELECT minutes FROM study_plans WHERE user_id = $1), ${DEFAULT_MINUTES}) AS minutes,
          COALESCE((SELECT reminders FROM study_plans WHERE user_id = $1), 'none') AS reminders,
          (SELECT kind FROM series WHERE user_id = $1 AND closed_at IS NULL) AS kind,
          (SELECT ${jsonPairs(db, 'series_id', 'answered_at')} FROM series_questions
            WHERE answered_at IS NOT NULL AND series_id IN (
              SELECT id FROM series WHERE user_id = $1 AND kind <> 'trial' ORDER BY id DESC LIMIT ${TIMED_SERIES})
          ) AS times,
          (SELECT id FROM series WHERE user_id = $1 AND closed_at IS NULL AND EXISTS (
            SELECT 1 FROM series_questions AS asked
            JOIN question_versions AS version
              ON version.question_id = asked.question_id AND ${booleanIs(db, 'is_current', true)}
            WHERE series_id = series.id AND user_answer IS NULL)) AS "seriesId"`,
        [userId],
      )
      const { examDate, minutes, reminders, seriesId, kind, times } = row!
      const answered = typeof times === 'string' ? (JSON.parse(times) as AnswerTime[]) : (times ?? [])
      const open = seriesId === null || kind === null ? null : { id: seriesId, kind }
      return { examDate, minutes, reminders, open, answerSeconds: toSeconds(answered, today) }
    },

    /** `examDate` is null if the member does not know it. */
    async setGoal(
      userId: number,
      { examDate, minutes }: Pick<StudyPlan, 'examDate' | 'minutes'>,
      tx: Tx,
    ): Promise<void> {
      await db.write(
        `INSERT INTO study_plans (user_id, exam_date, minutes, reminders) VALUES ($1, $2, $3, 'none')
         ON CONFLICT (user_id) DO UPDATE SET exam_date = excluded.exam_date, minutes = excluded.minutes`,
        [userId, examDate, minutes],
        tx,
      )
    },
  }
}

type AnswerTime = [seriesId: number, answeredAt: string]

type StoredPlan = Pick<StudyPlan, 'examDate' | 'minutes' | 'reminders'> & {
  seriesId: number | null
  kind: SeriesKind | null
  /** SQLite returns a text. */
  times: string | AnswerTime[] | null
}

/** The number of last series whose answers say how long a member takes. */
const TIMED_SERIES = 10

/** Returns the seconds between each two answers of one series that follow each other. */
function toSeconds(times: readonly AnswerTime[], today: string): number[] {
  const moments = times
    .map(([seriesId, at]) => ({ seriesId, at: asDate(at).getTime() }))
    .filter(({ at }) => dayInBelgium(new Date(at)) < today)
  moments.sort((one, other) => one.seriesId - other.seriesId || one.at - other.at)
  return moments.flatMap(({ seriesId, at }, index) => {
    const before = moments[index - 1]
    return before?.seriesId === seriesId ? [(at - before.at) / 1000] : []
  })
}
