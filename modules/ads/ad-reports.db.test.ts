import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { ALL, refusal, setUpAds, unwrap } from '#test/harness/modules/ads'
import { karim as reporter, join, numbered } from '#test/people'

const world = await setUpAds()
const { db, clock, ads, admin, identity, callers, adMails, camille, karim, elodie, publish, logged } = world

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' } as const
const KEPT = { outcome: 'kept', reply: 'Rien ne le montre.' } as const
const REMOVED = { outcome: 'removed', rule: 'misleading', reply: "L'objet n'existe pas." } as const
const VISITOR = { email: 'odette@example.be' }

let ad: number
beforeEach(async () => {
  await db.run('DELETE FROM ad_reports')
  await db.run('UPDATE users SET is_blocked = false')
  ad = (await publish()).id
  adMails.length = 0
})

const report = (by: Parameters<typeof ads.reportAd>[0] = callers.karim) => ads.reportAd(by, ad, REPORT)

const reported = async (by?: Parameters<typeof report>[0]) => unwrap(await report(by)).id

const stateOf = async () => (await ads.findChecked([ad]))[0]!.state
const isOnList = async () => (await ads.listPublic({}, ALL, null)).items.some(({ id }) => id === ad)

describe('an ad report', () => {
  test('of a member or a visitor gets a numbered receipt by mail', async () => {
    const [first, second] = [await reported(), await reported(VISITOR)]

    expect(adMails).toMatchObject([
      {
        ...{ template: 'ad-report-received', to: reporter.email, userId: karim.id },
        parameters: { firstName: 'Karim', number: first },
      },
      { to: VISITOR.email, parameters: { firstName: '', number: second } },
    ])
    expect(adMails[1]).not.toHaveProperty('userId')
    expect(JSON.stringify(adMails)).not.toContain('acompte')
  })

  test('is refused on an own ad, and on one that the reporter cannot read', async () => {
    expect(await report(callers.camille)).toEqual(refusal('own-ad'))
    await db.run('UPDATE classified_ads SET is_hidden = true WHERE id = $1', [ad])
    expect(await report(VISITOR)).toEqual(refusal('not-found'))
  })

  test('is refused while an earlier one of this member on this ad is open', async () => {
    expect(await Promise.all([report(), report()])).toContainEqual(refusal('reported'))
    const { id } = (await ads.findLastAdReport(karim.id, ad))!
    await admin.closeAdReport(callers.elodie, id, KEPT)
    expect(await report()).toMatchObject({ ok: true })
  })

  test('of a visitor never says whether they have reported the ad before', async () => {
    await report(VISITOR)
    expect(await report(VISITOR)).toMatchObject({ ok: true })
  })

  test('is listed oldest first and counted; a closed one is in another list', async () => {
    const [first, second] = [await reported(), await reported(VISITOR)]
    expect((await ads.listAdReports({}, ALL)).items).toMatchObject([
      { id: first, ...REPORT, adId: ad, openReports: 2 },
      { id: second, userId: null, email: VISITOR.email },
    ])
    expect(await ads.overview(elodie.id)).toMatchObject({ adReports: 2 })

    await admin.closeAdReport(callers.elodie, first, KEPT)
    expect((await ads.listAdReports({ show: 'closed' }, ALL)).items).toMatchObject([
      { id: first, ...KEPT, closedAt: clock.now() },
    ])
    expect(await ads.overview(elodie.id)).toMatchObject({ adReports: 1 })
  })

  test('outlives its ad, is in the copy of the data and goes with the account', async () => {
    const title = (await ads.findChecked([ad]))[0]!.title
    const { id: leaver } = await join(identity, numbered(reporter, 7))
    const made = await reported(await world.signIn(leaver))
    await ads.remove(camille.id, ad)
    expect(await ads.findAdReport(made)).toMatchObject({ adId: null, adTitle: title })
    expect(await ads.findOwnAdReports(leaver)).toMatchObject([{ id: made, ad: title, ...REPORT }])

    await admin.actOnUser(callers.elodie, 'delete', leaver)
    expect(await ads.findAdReport(made)).toBeNull()
  })

  test("of a visitor is deleted a year after its answer; a member's stays", async () => {
    const [member, visitor] = [await reported(), await reported(VISITOR)]
    for (const id of [member, visitor]) await admin.closeAdReport(callers.elodie, id, KEPT)
    await report(VISITOR)

    expect(await ads.removeOldReports()).toBe(0)
    clock.pass(366 * 86_400)
    expect(await ads.removeOldReports()).toBe(1)
    expect(await ads.findAdReport(member)).not.toBeNull()
    expect(await count(db, 'ad_reports')).toBe(2)
  })
})

describe('a hidden ad', () => {
  test('leaves the list and comes back; its owner gets a mail each time', async () => {
    await admin.hideAd(callers.elodie, ad)
    expect(await isOnList()).toBe(false)
    expect(await admin.hideAd(callers.elodie, ad)).toEqual(refusal('not-now'))

    await admin.showAd(callers.elodie, ad)
    expect(await isOnList()).toBe(true)
    expect(adMails.map(({ template, userId }) => [template, userId])).toEqual([
      ['ad-hidden', camille.id],
      ['ad-shown-again', camille.id],
    ])
    expect(await logged()).toMatchObject([{ action: 'ad.show' }, { action: 'ad.hide', subjectId: ad }])
  })

  test('stays hidden when its owner marks it as sold', async () => {
    await admin.hideAd(callers.elodie, ad)
    await ads.markSold(camille.id, ad)
    expect(await ads.find(ad, karim)).toBeNull()
  })

  test('comes back when its last report is closed without change', async () => {
    const [first, second] = [await reported(), await reported(VISITOR)]
    await admin.hideAd(callers.elodie, ad)
    await admin.closeAdReport(callers.elodie, first, KEPT)
    expect(await stateOf()).toBe('hidden')
    await admin.closeAdReport(callers.elodie, second, KEPT)
    expect(await stateOf()).toBe('online')
  })
})

describe('a decision on an ad report', () => {
  test('to keep the ad closes this report alone, and mails its reporter only', async () => {
    const id = await reported(VISITOR)
    adMails.length = 0
    await admin.closeAdReport(callers.elodie, id, KEPT)

    expect(adMails).toMatchObject([
      { template: 'ad-report-closed', to: VISITOR.email, parameters: { number: id, ...KEPT } },
    ])
    expect(await isOnList()).toBe(true)
  })

  test('to remove the ad closes all its reports, and gives its owner reasons', async () => {
    const ids = [await reported(), await reported(VISITOR)]
    await admin.hideAd(callers.elodie, ad)
    adMails.length = 0
    expect(await admin.closeAdReport(callers.elodie, ids[0]!, REMOVED)).toEqual({ ok: true, value: 2 })

    const { rule, reply: reason } = REMOVED
    expect(adMails).toMatchObject([
      { template: 'ad-report-closed', to: reporter.email, parameters: { outcome: 'removed', reply: reason } },
      { template: 'ad-report-closed', to: VISITOR.email },
      { template: 'ad-removed', userId: camille.id, parameters: { rule, reason } },
    ])
    expect([await stateOf(), await ads.find(ad, karim)]).toEqual(['rejected', null])
    expect(await ads.findOwn(camille.id, ad)).toMatchObject({ rejectionRule: rule, rejectionReason: reason })
    expect((await ads.listAdReports({}, ALL)).items).toEqual([])
  })

  test('is logged without names, addresses or words of the report', async () => {
    await admin.closeAdReport(callers.elodie, await reported(), KEPT)
    await admin.closeAdReport(callers.elodie, await reported(VISITOR), REMOVED)

    expect(await logged()).toMatchObject([
      { action: 'ad.remove', subjectId: ad },
      { action: 'ad.keep', subjectId: ad, changes: [{ field: 'closedReports', after: 1 }] },
    ])
    expect(JSON.stringify(await logged())).not.toMatch(/Karim|odette|acompte|Rien ne|existe pas/)
  })

  test('is made once by two admins at the same moment, and by admins only', async () => {
    const id = await reported()
    expect(await admin.closeAdReport(callers.camille, id, KEPT)).toEqual(refusal('not-admin'))
    adMails.length = 0
    const outcomes = await Promise.all([
      admin.closeAdReport(callers.elodie, id, KEPT),
      admin.closeAdReport(callers.dominique, id, KEPT),
    ])
    expect(outcomes).toContainEqual(refusal('closed'))
    expect(adMails).toHaveLength(1)
    expect(await admin.closeAdReport(callers.elodie, 1_000_000, KEPT)).toEqual(refusal('unknown'))
  })

  test('to remove the ad is refused once its owner has removed it', async () => {
    const id = await reported()
    await ads.remove(camille.id, ad)
    expect(await admin.closeAdReport(callers.elodie, id, REMOVED)).toEqual(refusal('not-now'))
    expect(await admin.closeAdReport(callers.elodie, id, KEPT)).toMatchObject({ ok: true })
  })

  test('never deadlocks with the end of an account at the same moment', async () => {
    const { id: leaver } = await join(identity, numbered(reporter, 9))
    const caller = await world.signIn(leaver)
    const id = await reported(caller)
    const outcomes = await Promise.allSettled([
      admin.closeAdReport(callers.elodie, id, REMOVED),
      report(VISITOR),
      admin.actOnUser(callers.dominique, 'delete', leaver),
      ads.remove(camille.id, ad),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})
