import { booleanIs, secondsBetween } from '#db/conditions'
import type { Database } from '#db/database'
import { SECONDS_AN_ANSWER } from '../rules'

/** What members do with the plan, without names. */
export type PlanUse = {
  members: number
  /** The plans that members began to answer, and those of which they answered all. */
  begun: number
  done: number
  answers: number
  minutes: number
}

/** An answer counts with a minute at most, because members may pause. A retired question needs no answer. */
export async function findPlanUse(db: Database, since: Date): Promise<PlanUse> {
  const lasted = secondsBetween(db, 'series.created_at', 'max(answered_at)')
  const [row] = await db.read<Record<keyof PlanUse, number | string | null>>(
    `SELECT count(DISTINCT user_id) AS members, count(*) AS begun, sum(is_done) AS done, sum(answers) AS answers,
       sum(CASE WHEN lasted > ${SECONDS_AN_ANSWER.most} * answers THEN ${SECONDS_AN_ANSWER.most} * answers
         ELSE lasted END) / 60 AS minutes
     FROM (
       SELECT series.id, user_id, count(user_answer) AS answers, ${lasted} AS lasted,
         CASE WHEN count(CASE WHEN user_answer IS NULL THEN current.id END) = 0 THEN 1 ELSE 0 END AS is_done
       FROM series JOIN series_questions AS asked ON series_id = series.id
       LEFT JOIN question_versions AS current
         ON current.question_id = asked.question_id AND ${booleanIs(db, 'is_current', true)}
       WHERE kind = 'today' AND series.created_at >= $1
       GROUP BY series.id, user_id, series.created_at HAVING count(user_answer) > 0
     ) AS plans`,
    [since],
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
