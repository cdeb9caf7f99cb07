import type { TrialItem } from '#modules/exams'
import type { Database } from '#db/database'
import type { Browser } from '#test/harness/browser'

/** The questions and answers that the signed cookie of a trial holds. */
export function itemsIn(browser: Browser): TrialItem[] {
  const signed = decodeURIComponent(browser.cookies.get('trial') ?? '')
  const text = Buffer.from(signed.slice(0, signed.lastIndexOf('.')), 'base64').toString('utf8')
  return (JSON.parse(text) as { items: TrialItem[] }).items
}

/** What a member knows: the boxes of the questions that they have answered, by their ids. */
export async function boxesOf({ db }: { db: Database }, username: string): Promise<Map<number, number>> {
  const rows = await db.read<{ questionId: number; box: number }>(
    `SELECT question_id AS "questionId", box FROM mastery
     WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    [username],
  )
  return new Map(rows.map(({ questionId, box }) => [questionId, box]))
}
