import { booleanIs, isAmong, jsonPairs, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { asDate } from '#db/read'
import { momentInBelgium } from '#modules/kernel/day'
import { DEFAULT_MINUTES, type MinutesADay, type Reminders } from '../rules'

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
  /** The open series with its questions left, and whether it is the plan of this day. Null if none are left. */
  open: { id: number; isToday: boolean; left: number } | null
  /** How long the last answers in series took, in seconds. Leaves out this day's, so that its plan does not change. */
  answerSeconds: number[]
  /** The answers of this day, without those of a trial before registration. */
  given: { answers: number; right: number }
  /** Whether the member has answered nothing yet but a trial of this day. */
  isAfterTrial: boolean
}

type Plan = ReminderPlan & Pick<StudyPlan, 'examDate' | 'minutes'>

const NO_PLAN: Plan = { reminders: 'none', nextReminderOn: null, examDate: null, minutes: DEFAULT_MINUTES }

export function createStudyPlanStore(db: Database) {
  return {
    async findReminders(userId: number): Promise<Plan> {
      const [plan] = await db.read<Plan>(
        `SELECT reminders, next_reminder_on AS "nextReminderOn", exam_date AS "examDate", minutes
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

    async find(userId: number, date: string): Promise<StudyPlan> {
      const [row] = await db.read<StoredPlan>(
        `SELECT (SELECT exam_date FROM study_plans WHERE user_id = $1) AS "examDate",
          COALESCE((SELECT minutes FROM study_plans WHERE user_id = $1), ${DEFAULT_MINUTES}) AS minutes,
          COALESCE((SELECT reminders FROM study_plans WHERE user_id = $1), 'none') AS reminders,
          (SELECT ${jsonPairs(db, 'series_id', 'answered_at')} FROM (
            SELECT series_id, answered_at FROM series_questions
            WHERE answered_at < $2 AND series_id IN (
              SELECT id FROM series
              WHERE user_id = $1 AND kind NOT IN ('trial', 'theory') AND created_at < $2
              ORDER BY id DESC LIMIT ${TIMED_SERIES})
            ORDER BY answered_at DESC LIMIT ${TIMED_ANSWERS}) AS timed
          ) AS times,
          (SELECT count(*) FROM ${answersSince('$2')}) AS answers,
          (SELECT count(*) FROM ${answersSince('$2')} WHERE user_answer = correct_answer) AS "right",
          (SELECT CASE WHEN count(*) = 1 AND max(kind) = 'trial' AND max(created_at) >= $2
              AND NOT EXISTS (SELECT 1 FROM exam_results WHERE user_id = $1) THEN 1 ELSE 0 END
            FROM series WHERE user_id = $1) AS "isAfterTrial",
          (SELECT CASE WHEN kind = 'today' AND created_at >= $2 THEN 1 ELSE 0 END
            FROM series WHERE user_id = $1 AND closed_at IS NULL) AS "isToday",
          (SELECT id FROM series WHERE user_id = $1 AND closed_at IS NULL) AS "seriesId",
          (SELECT count(*) FROM series JOIN series_questions AS asked ON series_id = series.id
            JOIN question_versions AS version
              ON version.question_id = asked.question_id AND ${booleanIs(db, 'is_current', true)}
            WHERE user_id = $1 AND closed_at IS NULL AND user_answer IS NULL) AS "left"`,
        [userId, momentInBelgium(`${date}T00:00`)],
      )
      const { examDate, minutes, reminders, seriesId, isToday, isAfterTrial, times, answers, right } = row!
      const left = Number(row!.left)
      const answered = typeof times === 'string' ? (JSON.parse(times) as AnswerTime[]) : (times ?? [])
      return {
        ...{ examDate, minutes, reminders },
        open: seriesId === null || left === 0 ? null : { id: seriesId, isToday: isToday === 1, left },
        answerSeconds: toSeconds(answered),
        given: { answers: Number(answers), right: Number(right) },
        isAfterTrial: isAfterTrial === 1,
      }
    },

    /** `examDate` is null if the member does not know it. Keeps the minutes if none are given. */
    async setGoal(userId: number, { examDate, minutes }: Goal, tx: Tx): Promise<void> {
      await db.write(
        `INSERT INTO study_plans (user_id, exam_date, minutes, reminders)
         VALUES ($1, $2, COALESCE($3, ${DEFAULT_MINUTES}), 'none')
         ON CONFLICT (user_id) DO UPDATE SET exam_date = excluded.exam_date,
           minutes = COALESCE($3, study_plans.minutes)`,
        [userId, examDate, minutes ?? null],
        tx,
      )
    },
  }
}

type AnswerTime = [seriesId: number, answeredAt: string]

export type Goal = Pick<StudyPlan, 'examDate'> & Partial<Pick<StudyPlan, 'minutes'>>

type StoredPlan = Pick<StudyPlan, 'examDate' | 'minutes' | 'reminders'> & {
  seriesId: number | null
  isToday: number | null
  left: number | string
  isAfterTrial: number
  answers: number | string
  right: number | string
  /** SQLite returns a text. */
  times: string | AnswerTime[] | null
}

/** How many last series, and how many of their last answers, say how long a member takes. */
const TIMED_SERIES = 10
const TIMED_ANSWERS = 200

/** The graded answers of member $1 since a moment, in series and in exams. */
const answersSince = (moment: string) => `(
  SELECT user_answer, question_version_id FROM series_questions
    WHERE answered_at >= ${moment} AND series_id IN (
      SELECT id FROM series
      WHERE user_id = $1 AND kind <> 'trial' AND (closed_at IS NULL OR closed_at >= ${moment}))
  UNION ALL
  SELECT user_answer, question_version_id FROM user_answers
    JOIN exam_results ON exam_results.id = exam_result_id
    WHERE user_id = $1 AND exam_results.created_at >= ${moment} AND user_answer IS NOT NULL
) AS given JOIN question_versions ON question_versions.id = question_version_id`

/** Returns the seconds between consecutive answers of a series. */
function toSeconds(times: readonly AnswerTime[]): number[] {
  const moments = times.map(([seriesId, at]) => ({ seriesId, at: asDate(at).getTime() }))
  moments.sort((one, other) => one.seriesId - other.seriesId || one.at - other.at)
  return moments.flatMap(({ seriesId, at }, index) => {
    const before = moments[index - 1]
    return before?.seriesId === seriesId ? [(at - before.at) / 1000] : []
  })
}
