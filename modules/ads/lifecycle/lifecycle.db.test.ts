import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createAds } from '#modules/ads'
import { countAnnouncements } from '#test/harness/db/announcements'
import { count } from '#test/harness/db/rows'
import { ALL, DAY, refusal, setUpAds } from '#test/harness/modules/ads'
import { addOldAds, carbine } from '#test/things/ad'
import { camille as person, karim as keeper } from '#test/people'

const { given, db, ads, adMails, clock, callers, camille, karim, elodie, ...world } = await setUpAds()
const { publish, adThatIs, post, block, approve } = world

const stateOf = async ({ id }: { id: number }) => (await ads.listings.find(id, elodie))?.state
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000)
const linkTo = async ({ id }: { id: number }) => ({
  id,
  expiresAt: (await ads.listings.find(id, elodie))!.expiresAt!,
})

describe('the end of an ad', () => {
  test('comes 60 times 24 hours after approval, across summer time', async () => {
    clock.pass(100 * DAY)
    const ad = await publish()

    expect(ad.expiresAt).toEqual(inDays(60))
    clock.pass(60 * DAY - 1)
    expect(await ads.lifecycle.endOverdue()).toBe(0)
    clock.pass(1)
    expect(await countAnnouncements(db, () => ads.lifecycle.endOverdue())).toBe(1)
    expect(await stateOf(ad)).toBe('expired')
  })

  test('sends one mail, which is void once the ad is renewed', async () => {
    const ad = await publish()
    clock.pass(60 * DAY)
    await ads.lifecycle.endOverdue()
    await ads.lifecycle.endOverdue()

    const expiresAt = ad.expiresAt!
    const parameters = { adId: ad.id, expiresAt: expiresAt.toISOString() }
    expect(adMails).toEqual([{ template: 'ad-ended', to: person.email, userId: camille.id, parameters }])
    const link = { id: ad.id, expiresAt }
    expect(await ads.lifecycle.findEnding(link)).toEqual({
      firstName: 'Camille',
      title: carbine.title,
      expiresAt,
      deletedAt: inDays(30),
      isExpired: true,
    })
    await ads.lifecycle.renew(camille.id, ad.id)
    expect(await ads.lifecycle.findEnding(link)).toBeNull()
  })

  test.each([
    "is_sold = true, state = 'sold'",
    "is_approved = false, state = 'pending'",
    "is_hidden = true, state = 'hidden'",
  ])('never comes to an ad that is sold, waits or is hidden: %s', async (set) => {
    const ad = await publish()
    await db.write(`UPDATE classified_ads SET ${set}`)
    const state = await stateOf(ad)
    clock.pass(60 * DAY)

    expect([
      await ads.lifecycle.mailBeforeEnd(),
      await ads.lifecycle.endOverdue(),
      await ads.lifecycle.removeExpired(),
    ]).toEqual([0, 0, 0])
    expect(await stateOf(ad)).toBe(state)
  })

  test('comes late after a stop of the site; 30 days later the ad is deleted', async () => {
    const ad = await publish()
    const link = await linkTo(ad)
    clock.pass(95 * DAY)
    await ads.lifecycle.endOverdue()

    expect(await ads.lifecycle.findEnding(link)).toMatchObject({ deletedAt: inDays(30), isExpired: true })
    clock.pass(30 * DAY - 1)
    expect(await ads.lifecycle.removeExpired()).toBe(0)
    clock.pass(1)
    expect(await countAnnouncements(db, () => ads.lifecycle.removeExpired())).toBe(1)
    expect(await ads.listings.find(ad.id, elodie)).toBeNull()
  })

  test.each(['its page', 'the link in its mail'])(
    'under a clock 70 days ahead can be undone by %s',
    async (way) => {
      const ad = await publish()
      clock.pass(70 * DAY)
      await ads.lifecycle.endOverdue()
      clock.pass(-70 * DAY)
      const [mail] = adMails as { parameters: { expiresAt: string } }[]
      const link = { id: ad.id, expiresAt: new Date(mail!.parameters.expiresAt) }
      const renewed = await (way === 'its page'
        ? ads.lifecycle.renew(camille.id, ad.id)
        : ads.lifecycle.renewByLink(link))

      expect(renewed).toMatchObject({ ok: true, value: { state: 'online', expiresAt: inDays(60) } })
    },
  )

  test('sends no mail to a blocked owner', async () => {
    await publish()
    await db.write('UPDATE users SET is_blocked = $1 WHERE id = $2', [true, camille.id])
    clock.pass(60 * DAY)
    const number = await ads.lifecycle.endOverdue()
    await db.write('UPDATE users SET is_blocked = $1 WHERE id = $2', [false, camille.id])

    expect([number, adMails]).toEqual([1, []])
  })
})

describe('the warning of the end of an ad', () => {
  test('is sent once, seven days before', async () => {
    const ad = await publish()
    clock.pass(53 * DAY - 1)
    expect(await ads.lifecycle.mailBeforeEnd()).toBe(0)
    clock.pass(1)

    expect([await ads.lifecycle.mailBeforeEnd(), await ads.lifecycle.mailBeforeEnd()]).toEqual([1, 0])
    expect(adMails).toMatchObject([{ template: 'ad-ending', to: person.email }])
    expect(await ads.lifecycle.findEnding(await linkTo(ad))).toMatchObject({
      expiresAt: inDays(7),
      isExpired: false,
    })
  })

  test('is sent again after a renewal', async () => {
    const ad = await publish()
    clock.pass(53 * DAY)
    await ads.lifecycle.mailBeforeEnd()
    await ads.lifecycle.renew(camille.id, ad.id)
    expect(await ads.lifecycle.mailBeforeEnd()).toBe(0)
    clock.pass(53 * DAY)

    expect(await ads.lifecycle.mailBeforeEnd()).toBe(1)
  })

  test('is sent again for an ad that was removed and approved again', async () => {
    const { id } = await publish()
    clock.pass(53 * DAY)
    await ads.lifecycle.mailBeforeEnd()
    await db.transaction((tx) =>
      ads.moderation.takeDown(id, { rule: 'photo', reason: 'La photo est floue.' }, tx),
    )
    await ads.listings.change(callers.camille, id, carbine)
    await approve(id)
    clock.pass(53 * DAY)

    expect(await ads.lifecycle.mailBeforeEnd()).toBe(1)
  })
})

test('several processes at the same moment end and delete each ad once', async () => {
  await addOldAds({ db }, 150)
  const online = 'UPDATE classified_ads SET approved_at = $1, expires_at = $2'
  await db.write(online, [clock.now(), inDays(60)])
  const otherDb = await openDatabase(db.url)
  onTestFinished(otherDb.close)
  const other = createAds({ ...given, db: otherDb, closedCategories: [] })
  const sweep = async (name: 'mailBeforeEnd' | 'endOverdue' | 'removeExpired') => {
    const dealtWith = await Promise.all([
      ads.lifecycle[name](),
      other.lifecycle[name](),
      ads.lifecycle[name](),
    ])
    // A process skips the ads that another has locked; the next turn takes them.
    return dealtWith.reduce((sum, n) => sum + n) + (await ads.lifecycle[name]())
  }
  clock.pass(53 * DAY)
  expect(await sweep('mailBeforeEnd')).toBe(150)
  clock.pass(7 * DAY)
  expect(await sweep('endOverdue')).toBe(150)
  expect(adMails).toHaveLength(300)
  clock.pass(30 * DAY)
  expect(await sweep('removeExpired')).toBe(150)

  expect(await count(db, 'classified_ads')).toBe(0)
})

test('a sweep that is aborted ends no ad', async () => {
  await publish()
  clock.pass(60 * DAY)

  expect(await ads.lifecycle.endOverdue(AbortSignal.abort())).toBe(0)
})

describe('renewing an ad', () => {
  test('gives 60 days from now, also to an ad that has ended', async () => {
    const ad = await adThatIs('expired')
    clock.pass(29 * DAY)
    const renewed = await countAnnouncements(db, () => ads.lifecycle.renew(camille.id, ad.id))

    expect(renewed).toBe(1)
    const online = { state: 'online', expiresAt: inDays(60), endedAt: null }
    expect(await ads.listings.find(ad.id, camille)).toEqual({ ...ad, ...online })
  })

  test('is refused too early, and to anybody else', async () => {
    const ad = await publish()
    clock.pass(46 * DAY - 1)
    expect(await ads.lifecycle.renew(camille.id, ad.id)).toEqual(refusal('not-now'))
    clock.pass(1)
    for (const { id } of [karim, elodie])
      expect(await ads.lifecycle.renew(id, ad.id)).toEqual(refusal('not-found'))
    expect(await ads.listings.find(ad.id, camille)).toEqual(ad)
  })

  test('works once by the link in a mail', async () => {
    const link = await linkTo(await adThatIs('expired'))
    expect(await ads.lifecycle.findByLink(link)).toMatchObject({ isOpen: true, ad: { contactEmail: null } })
    const both = await Promise.all([ads.lifecycle.renewByLink(link), ads.lifecycle.renewByLink(link)])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual(refusal('not-now'))
    expect(await ads.lifecycle.findByLink(link)).toMatchObject({ isOpen: false, ad: { state: 'online' } })
  })

  test('by the link of an earlier end is refused near the new end', async () => {
    const ad = await publish()
    const link = await linkTo(ad)
    clock.pass(50 * DAY)
    await ads.lifecycle.renew(camille.id, ad.id)
    clock.pass(50 * DAY)

    expect(await ads.lifecycle.renewByLink(link)).toEqual(refusal('not-now'))
  })

  test('by link is refused when the ad is sold or gone, or its owner blocked', async () => {
    const [sold, gone, blocked] = [await publish(), await publish(), await publish({}, callers.karim)]
    const links = [await linkTo(sold), await linkTo(gone), await linkTo(blocked)]
    clock.pass(55 * DAY)
    await ads.lifecycle.markSold(camille.id, sold.id)
    await ads.listings.remove(camille.id, gone.id)
    await block(karim.id)

    const outcomes = []
    for (const link of links) outcomes.push(await ads.lifecycle.renewByLink(link))
    expect(outcomes).toEqual(['not-now', 'not-found', 'not-found'].map(refusal))
    expect(await Promise.all(links.map((link) => ads.lifecycle.findEnding(link)))).toEqual([null, null, null])
    expect(await linkTo(blocked)).toEqual(links[2])
  })
})

describe('reserving an ad', () => {
  test('is public at once, and can be lifted', async () => {
    const ad = await publish()
    expect(await countAnnouncements(db, () => ads.lifecycle.reserve(camille.id, ad.id))).toBe(1)

    expect((await ads.search.list({}, ALL, null)).items).toMatchObject([{ reservedAt: clock.now() }])
    expect(await ads.lifecycle.release(karim.id, ad.id)).toEqual(refusal('not-found'))
    expect(await ads.lifecycle.release(camille.id, ad.id)).toEqual({ ok: true, value: ad })
    expect(await ads.lifecycle.release(camille.id, ad.id)).toEqual(refusal('not-now'))
  })

  test('is for the owner of an ad that is online', async () => {
    const online = await publish()
    expect(await ads.lifecycle.reserve(karim.id, online.id)).toEqual(refusal('not-found'))
    expect(await ads.listings.find(online.id, camille)).toEqual(online)
    expect(await ads.lifecycle.reserve(camille.id, (await post()).id)).toEqual(refusal('not-now'))
  })
})

describe('undoing the sale of an ad', () => {
  test('is possible for seven days, and lifts the reservation', async () => {
    const ad = await publish()
    await ads.lifecycle.reserve(camille.id, ad.id)
    await ads.lifecycle.markSold(camille.id, ad.id)
    clock.pass(7 * DAY - 1)
    expect(await ads.lifecycle.undoSale(karim.id, ad.id)).toEqual(refusal('not-found'))

    expect(await countAnnouncements(db, () => ads.lifecycle.undoSale(camille.id, ad.id))).toBe(1)
    expect(await ads.listings.find(ad.id, camille)).toEqual(ad)
    await ads.lifecycle.markSold(camille.id, ad.id)
    clock.pass(7 * DAY)
    expect(await ads.lifecycle.undoSale(camille.id, ad.id)).toEqual(refusal('not-now'))
  })

  test('is not possible when a wrong clock sold it in days to come', async () => {
    const ad = await publish()
    clock.pass(1 * DAY)
    await ads.lifecycle.markSold(camille.id, ad.id)
    clock.pass(-1 * DAY)

    expect(await ads.lifecycle.undoSale(camille.id, ad.id)).toEqual(refusal('not-now'))
  })

  test('after its time was up ends the ad, which can be renewed', async () => {
    const ad = await publish()
    clock.pass(58 * DAY)
    await ads.lifecycle.markSold(camille.id, ad.id)
    clock.pass(6 * DAY)
    await ads.lifecycle.undoSale(camille.id, ad.id)
    await ads.lifecycle.endOverdue()

    expect(await stateOf(ad)).toBe('expired')
    expect(await ads.lifecycle.renew(camille.id, ad.id)).toMatchObject({ ok: true })
  })
})

describe('lowering the price of an ad', () => {
  const lower = (id: number, price: string, by = callers.camille) => ads.lifecycle.lowerPrice(by, id, price)

  test('is public at once without a new approval, as a new revision', async () => {
    const ad = await publish()
    const announced = await countAnnouncements(db, () => lower(ad.id, '450 €'))

    expect(announced).toBe(1)
    const lowered = { price: '450 €', formerPrice: '500€', loweredAt: clock.now() }
    expect(await ads.listings.find(ad.id, camille)).toEqual({ ...ad, ...lowered })
    expect(await ads.moderation.find([ad.id])).toMatchObject([{ revision: 2 }])
    expect(await db.read('SELECT amount FROM classified_ads')).toEqual([{ amount: 450_00 }])
  })

  test('is mailed once to those who keep the ad, while its former price is shown', async () => {
    const ad = await publish()
    await ads.favourites.add(callers.karim, ad.id)
    await ads.favourites.add(callers.elodie, ad.id)
    // The address of Élodie is not confirmed.
    await db.write('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [karim.id])
    adMails.length = 0
    await lower(ad.id, '450 €')
    clock.pass(13 * DAY)
    await lower(ad.id, '400 €')

    const { firstName, email: to } = keeper
    const userId = karim.id
    const parameters = { firstName, adId: ad.id, title: ad.title, price: '450 €', formerPrice: '500€' }
    expect(adMails).toEqual([{ template: 'ad-price-lowered', to, userId, parameters }])
    expect(await ads.listings.find(ad.id, null)).toMatchObject({ price: '400 €', formerPrice: '500€' })

    clock.pass(15 * DAY)
    await lower(ad.id, '350 €')
    expect(adMails).toHaveLength(2)
    expect(await ads.listings.find(ad.id, null)).toMatchObject({ formerPrice: '400 €' })
  })

  test.each([
    ['500€', '500 €', 'not-lower'],
    ['500€', '500,01 €', 'not-lower'],
    ['500€', 'à discuter', 'unclear'],
    ['500€', '1 € www.exemple.be', 'unclear'],
    ['500€', '0470123456 : 1 €', 'unclear'],
    ['à discuter', '1 €', 'no-amount'],
  ])('from %j to %j is refused', async (price, to, code) => {
    const { id } = await publish({ price })

    expect(await lower(id, to)).toEqual(refusal(code))
    expect(await ads.listings.find(id, camille)).toMatchObject({ price })
  })

  test('may keep the words that an admin has read', async () => {
    const { id } = await publish({ price: '500 €, à discuter' })

    expect(await lower(id, '450 € à discuter')).toMatchObject({ ok: true })
    expect(await lower(id, '400 €')).toMatchObject({ ok: true })
  })

  test('is for the owner of an ad that is online', async () => {
    expect(await lower((await publish()).id, '1 €', callers.karim)).toEqual(refusal('not-found'))
    expect(await lower((await post()).id, '1 €')).toEqual(refusal('not-now'))
    expect(await lower((await adThatIs('expired')).id, '1 €')).toEqual(refusal('not-now'))
  })
})

test('the text of an ad is kept when an admin decides on it, and only then', async () => {
  const [approved, rejected] = [await publish(), await adThatIs('rejected')]
  const at = clock.now().toISOString()
  const waiting = await post()
  const says = { ...carbine, contactInfo: null }

  expect(await ads.moderation.findLastDecision(approved.id)).toMatchObject({ says, rejection: null })
  const rejection = { rule: 'photo', reason: 'La photo manque de netteté.' }
  expect(await ads.moderation.findLastDecision(rejected.id)).toEqual({ at, says, photos: [], rejection })
  expect(await ads.moderation.findLastDecision(waiting.id)).toBeNull()
  const looks = (await ads.listings.findAllOwn(camille.id)).map(({ lastLook }) => lastLook !== null)
  expect(looks).toEqual([false, true, true])
})
