import { booleanIs, secondsBetween } from '#db/conditions'
import type { Database } from '#db/database'
import { addDays, momentInBelgium } from '#modules/kernel/day'
import { SECONDS_AN_ANSWER } from '../rules'

/** What members do with the plan, without names. */
export type PlanUse = {
  members: number
  /** The days on which a member began to answer their plan, and those on which they answered all of it. */
  begun: number
  done: number
  answers: number
  minutes: number
}

const DAYS = 30

/**
 * Counts the thirty days up to `today`, days in Belgium. An answer counts with a minute at most, because members may
 * pause. A retired question needs no answer.
 */
export async function findPlanUse(db: Database, today: string): Promise<PlanUse> {
  const midnights = Array.from({ length: DAYS }, (_, index) =>
    momentInBelgium(`${addDays(today, index + 1 - DAYS)}T00:00`),
  )
  const day = midnights.map((_, index) => `CASE WHEN series.created_at >= $${index + 1} THEN 1 ELSE 0 END`)
  const lasted = secondsBetween(db, 'series.created_at', 'max(answered_at)')
  const [row] = await db.read<Record<keyof PlanUse, number | string | null>>(
    `SELECT count(DISTINCT user_id) AS members, count(*) AS begun, sum(is_done) AS done, sum(answers) AS answers,
       sum(seconds) / 60 AS minutes
     FROM (SELECT user_id, max(is_done) AS is_done, sum(answers) AS answers,
       sum(CASE WHEN lasted > ${SECONDS_AN_ANSWER.most} * answers THEN ${SECONDS_AN_ANSWER.most} * answers
         ELSE lasted END) AS seconds
     FROM (
       SELECT series.id, user_id, ${day.join(' + ')} AS day, count(user_answer) AS answers, ${lasted} AS lasted,
         CASE WHEN count(CASE WHEN user_answer IS NULL THEN current.id END) = 0 THEN 1 ELSE 0 END AS is_done
       FROM series JOIN series_questions AS asked ON series_id = series.id
       LEFT JOIN question_versions AS current
         ON current.question_id = asked.question_id AND ${booleanIs(db, 'is_current', true)}
       WHERE kind = 'today' AND series.created_at >= $1
       GROUP BY series.id, user_id, series.created_at HAVING count(user_answer) > 0
     ) AS plans GROUP BY user_id, day) AS days`,
    midnights,
    { lane: 'statistics' },
  )
  const { members, begun, done, answers, minutes } = row!
  return {
    members: Number(members),
    begun: Number(begun),
    done: Number(done),
    answers: Number(answers),
    minutes: Math.round(Number(minutes)),
  }
}
