import type { Browser } from '#test/harness/browser'
import { count as countRows } from '#test/harness/db/rows'
import { carbine } from './carbine'
import type { TestSite } from '#test/harness/site'

/** An ad as the calls answer it. */
export type ApiAd = {
  id: number
  userId: number
  title: string
  isApproved: boolean
  isSold: boolean
} & Record<string, unknown>

export const CONTACTS = { contactEmail: carbine.contactEmail, contactPhone: carbine.contactPhone }
export const NO_CONTACTS = { contactEmail: null, contactPhone: null }

export async function post(browser: Browser, fields: object = {}): Promise<ApiAd> {
  const answer = await browser.call('POST', '/api/classified-ads', { ...carbine, ...fields })
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.json()
}

/** Approved ads of Camille, each a minute older than the one before. */
export async function addOldAds({ db }: TestSite, count: number): Promise<void> {
  const ads = await countRows(db, 'classified_ads')
  const minute = (n: string) =>
    db.dialect === 'postgres'
      ? `timestamptz '2026-01-01' - ${n} * interval '1 minute'`
      : `strftime('%Y-%m-%d %H:%M:%S.000 +00:00', '2026-01-01', '-' || ${n} || ' minutes')`
  await db.run(
    `INSERT INTO classified_ads (user_id, title, description, price, location, type, category, condition,
         search_text, is_approved, is_sold, owner_is_blocked, created_at, updated_at)
       WITH RECURSIVE numbers (n) AS
         (SELECT ${ads + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ads + count})
       SELECT users.id, 'Annonce', 'Une annonce parmi beaucoup', '10€', 'Mons',
         CASE WHEN n % 10 = 0 THEN 'purchase' ELSE 'sale' END,
         CASE WHEN n % 5 = 0 THEN 'optique' ELSE 'autres' END,
         CASE WHEN n % 7 = 0 THEN 'neuf' END,
         'annonce une annonce parmi beaucoup', $1, $2, $2, ${minute('n')}, ${minute('n')}
       FROM numbers, users WHERE username = 'camille'`,
    [true, false],
  )
}
