import { beforeEach, describe, expect, test } from 'vitest'
import { refusal, setUpAds } from '#test/harness/modules/ads'

const { db, clock, ads, admin, callers, adMails, post, approve } = await setUpAds()
const { elodie } = callers

const HOUR = 3600

/** The clock is at Friday, 18:00 in Belgium. */
beforeEach(async () => {
  await db.write('DELETE FROM waiting_mails')
  await db.write('UPDATE users SET email_confirmed_at = created_at, email_refused_at = NULL')
  await post()
  adMails.length = 0
})

const queueAt = (moment: string) => {
  clock.set(moment)
  return admin.waitingMails.queueDue()
}
const mailed = () => adMails.map(({ template, to }) => `${template} ${to}`)
const compose = (day = '2026-11-22') => admin.waitingMails.compose(elodie.userId, day)

const SATURDAY = '2026-11-21T16:59:00Z'
const SUNDAY = '2026-11-22T06:00:00Z'

describe('the mail about what waits', () => {
  test('goes to each admin once something has waited for a day', async () => {
    expect(await queueAt(SATURDAY)).toBe(0)
    expect(await queueAt('2026-11-22T05:59:59Z')).toBe(0)
    expect(await queueAt(SUNDAY)).toBe(2)

    expect(mailed().sort()).toEqual([
      'admin-waiting dominique@example.com',
      'admin-waiting elodie@example.com',
    ])
    expect(adMails[0]!.parameters).toEqual({ day: '2026-11-22' })
  })

  test('goes out once a day at most', async () => {
    await queueAt(SUNDAY)
    expect(await queueAt('2026-11-22T22:00:00Z')).toBe(0)
    expect(await queueAt('2026-11-23T05:59:59Z')).toBe(0)
    expect(await queueAt('2026-11-23T06:00:00Z')).toBe(2)
  })

  test('is queued once when two sweeps run at the same moment', async () => {
    clock.set(SUNDAY)
    await Promise.all([admin.waitingMails.queueDue(), admin.waitingMails.queueDue()])

    expect(adMails).toHaveLength(2)
  })

  test('is not sent once nothing waits any more', async () => {
    await queueAt(SUNDAY)
    expect(await compose()).toMatchObject({ firstName: 'Élodie', waiting: { ads: { count: 1, hours: 36 } } })
    await approve(...(await ads.moderation.findOldestPending(5)).map(({ id }) => id))

    expect(await compose()).toBeNull()
    expect(await queueAt('2026-11-23T06:00:00Z')).toBe(0)
  })

  test.each([
    ['after its day', async () => clock.pass(24 * HOUR)],
    ['to a blocked admin', () => change('is_blocked = true')],
    ['to a former admin', () => change('is_admin = false')],
    ['to an address that refuses mail', () => change('email_refused_at = created_at')],
    ['to an unconfirmed address', () => change('email_confirmed_at = NULL')],
    ['after the admin has ended it', () => admin.waitingMails.stop(elodie.userId)],
  ])('is not sent %s', async (_what, act) => {
    await queueAt(SUNDAY)
    await act()
    const found = await compose()
    await change('is_blocked = false, is_admin = true')

    expect(found).toBeNull()
  })
})

describe('an admin', () => {
  test('ends these mails for themselves alone, and takes them up again', async () => {
    await admin.waitingMails.setMailed(elodie, false)
    expect(await queueAt(SUNDAY)).toBe(1)
    expect(mailed()).toEqual(['admin-waiting dominique@example.com'])

    await admin.waitingMails.setMailed(elodie, true)
    expect(await admin.waitingMails.isMailed(elodie.userId)).toBe(true)
    expect(await queueAt('2026-11-23T06:00:00Z')).toBe(2)
  })

  test('gets no second mail of the day by taking them up again', async () => {
    await queueAt(SUNDAY)
    for (const isMailed of [false, true]) await admin.waitingMails.setMailed(elodie, isMailed)

    expect(await queueAt(SUNDAY)).toBe(0)
  })

  test('who was signed out changes nothing', async () => {
    expect(await admin.waitingMails.setMailed({ ...elodie, token: 'gone' }, false)).toEqual(
      refusal('signed-out'),
    )
    expect(await admin.waitingMails.isMailed(elodie.userId)).toBe(true)
  })
})

test('a member who becomes an admin is mailed from then on', async () => {
  await db.write('UPDATE users SET is_admin = true WHERE id = $1', [callers.karim.userId])
  const queued = await queueAt(SUNDAY)
  await db.write('UPDATE users SET is_admin = false WHERE id = $1', [callers.karim.userId])

  expect(queued).toBe(3)
})

const change = (values: string) => db.write(`UPDATE users SET ${values} WHERE id = $1`, [elodie.userId])
