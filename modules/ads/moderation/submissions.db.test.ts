import { beforeEach, describe, expect, test } from 'vitest'
import type { AdVersion, ClassifiedAd } from '#modules/ads'
import { carbine, REJECTION } from '#test/things/ad'
import { setUpAds, unwrap } from '#test/harness/modules/ads'

const { db, ads, admin, clock, callers, post } = await setUpAds()

beforeEach(() => db.write('DELETE FROM ad_submissions'))

const by = callers.elodie
const read = ({ id }: ClassifiedAd, revision = 1): AdVersion => ({ id, revision })
const approve = async (ad: AdVersion) => unwrap(await admin.decisions.approve(by, ad))
const reject = async (ad: AdVersion) => unwrap(await admin.decisions.reject(by, ad, REJECTION))
const correct = async ({ id }: ClassifiedAd) =>
  unwrap(await ads.listings.change(callers.camille, id, { ...carbine, title: 'Carabine CZ 457' }))
const undo = async () => {
  const decision = await ads.decisions.findLast(by.userId)
  return unwrap(await admin.decisions.undo(by, decision!.id))
}

/** The figures until now, the hours to two decimals, because SQLite computes them from days. */
async function figures() {
  const [counted] = await ads.listFigures([{ from: new Date(0), until: new Date(clock.now().getTime() + 1) }])
  const { hoursToApproval: hours, ...counts } = counted!
  return { ...counts, hoursToApproval: hours && Number(hours.toFixed(2)) }
}

describe('the figures of ads', () => {
  test('count an ad when it is sent and when it is approved', async () => {
    const ad = await post()
    expect(await figures()).toEqual({ sentAds: 1, approvedAds: 0, hoursToApproval: null })

    clock.pass(90 * 60)
    await approve(read(ad))
    expect(await figures()).toEqual({ sentAds: 1, approvedAds: 1, hoursToApproval: 1.5 })
  })

  test('count a corrected ad twice, and its approval from the correction', async () => {
    const ad = await post()
    clock.pass(20 * 3600)
    await reject(read(ad))
    clock.pass(20 * 3600)
    await correct(ad)
    clock.pass(2 * 3600)
    await approve(read(ad, 2))

    expect(await figures()).toEqual({ sentAds: 2, approvedAds: 1, hoursToApproval: 2 })
  })

  test('count an ad that was changed while it waited once, from its beginning', async () => {
    const ad = await post()
    clock.pass(3600)
    await correct(ad)
    clock.pass(3600)
    await approve(read(ad, 2))

    expect(await figures()).toEqual({ sentAds: 1, approvedAds: 1, hoursToApproval: 2 })
  })

  test('forget a decision that is undone', async () => {
    const [ad, other] = [await post(), await post()]
    await approve(read(other))
    await approve(read(ad))
    await undo()
    expect(await figures()).toMatchObject({ sentAds: 2, approvedAds: 1 })

    clock.pass(4 * 3600)
    await approve(read(ad))
    // The one waited for four hours and a minute, the other not at all.
    expect(await figures()).toMatchObject({ approvedAds: 2, hoursToApproval: 2.01 })
  })

  test('keep the approval of an ad that is taken down later', async () => {
    const ad = await post()
    await approve(read(ad))
    await db.transaction((tx) => ads.moderation.takeDown(ad.id, REJECTION, tx))

    expect(await figures()).toMatchObject({ sentAds: 1, approvedAds: 1 })
  })

  test('keep a deleted ad, without what leads to it', async () => {
    const ad = await post()
    await approve(read(ad))
    await ads.listings.remove(ad.userId, ad.id)

    expect(await figures()).toMatchObject({ sentAds: 1, approvedAds: 1 })
    expect(await db.read('SELECT ad_id FROM ad_submissions')).toEqual([{ ad_id: null }])
  })

  test('leave out the ads of admins, which nobody approves', async () => {
    unwrap(await admin.ads.create(by, { ...carbine, contactInfo: null }))

    expect(await figures()).toMatchObject({ sentAds: 0, approvedAds: 0 })
  })

  test.each([
    [[1, 2, 9], 2],
    [[1, 2, 4, 9], 3],
  ])('have the median of waits of %j hours', async (hours, median) => {
    for (const wait of hours) {
      const ad = await post()
      clock.pass(wait * 3600)
      await approve(read(ad))
    }
    expect((await figures()).hoursToApproval).toBe(median)
  })
})
