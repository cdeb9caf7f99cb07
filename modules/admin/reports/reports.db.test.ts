import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#modules/identity'
import { count } from '#test/harness/db/rows'
import { ALL, DAY, refusal, setUpMessages, unwrap } from '#test/harness/modules/ads'
import { join, karim as reporter, newcomer } from '#test/people'
import type { Sender } from './subjects'

const world = await setUpMessages()
const { db, clock, ads, admin, identity, callers, newMember, adMails } = world
const { camille, karim, elodie, about, begin, logged } = world

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' } as const
const KEPT = { outcome: 'kept', reply: 'Rien ne le montre, Karim.' } as const
const REMOVED = {
  outcome: 'removed',
  reply: "Vous avez raison : c'est une arnaque.",
  rejection: { rule: 'misleading', reason: "L'objet n'existe pas." },
} as const
const VISITOR = { email: 'odette@example.be' }

let ad: number
let conversation: number
beforeEach(async () => {
  await db.write('DELETE FROM reports')
  ad = about.ad.id
  conversation = await begin('Un mot entre nous.')
  adMails.length = 0
})

const reportAd = async (by: Sender<'ad'> = callers.karim, id = ad) =>
  admin.reports.add(by, { kind: 'ad', id }, REPORT)
const reportConversation = async (by = callers.karim, id = conversation) =>
  admin.reports.add(by, { kind: 'conversation', id }, REPORT)
const reportedAd = async (by?: Sender<'ad'>) => unwrap(await reportAd(by)).id
const reportedConversation = async (by?: Caller) => unwrap(await reportConversation(by)).id

type Kind = {
  kind: string
  queue: 'ad' | 'conversation'
  template: string
  report: (by?: Caller) => ReturnType<typeof reportAd> | ReturnType<typeof reportConversation>
  /** Who else may report it. */
  other: Caller
  close: (by: Caller, id: number, answer: typeof KEPT) => Promise<unknown>
  /** What the mails name. */
  subject: (id: number) => object
}

const closeConversation = (by: Caller, id: number, answer = KEPT) =>
  admin.reports.close(by, 'conversation', id, answer)

const KINDS: Kind[] = [
  {
    ...{ kind: 'an ad', queue: 'ad', template: 'ad-report', report: reportAd, other: callers.dominique },
    ...{ close: admin.reports.closeAdReports, subject: (id) => ({ number: id }) },
  },
  {
    ...{ kind: 'a conversation', queue: 'conversation', template: 'conversation-report' },
    ...{ report: reportConversation, other: callers.camille, close: closeConversation },
    subject: () => ({ conversationId: conversation }),
  },
]

describe.each(KINDS)('a report of $kind', ({ queue, template, report, other, close, subject }) => {
  const reported = async (by?: Caller) => unwrap<{ id: number }>(await report(by)).id
  const list = (query: { show?: 'closed' }) => admin.reports.list<'ad' | 'conversation'>(queue, query, ALL)

  test('gets a receipt by mail, without its words', async () => {
    const id = await reported()

    const parameters = { firstName: 'Karim', ...subject(id) }
    expect(adMails).toMatchObject([
      { template: `${template}-received`, to: reporter.email, userId: karim.id, parameters },
    ])
    expect(JSON.stringify(adMails)).not.toContain('acompte')
  })

  test('is refused while an earlier one of the same member is open', async () => {
    const [one, other] = await Promise.all([report(), report()])
    expect([one, other]).toContainEqual(refusal('reported'))

    await close(callers.elodie, unwrap<{ id: number }>(one.ok ? one : other).id, KEPT)
    expect(await report()).toMatchObject({ ok: true })
  })

  test('is listed oldest first; a closed one is in another list', async () => {
    const [first, second] = [await reported(), await reported(other)]
    const open = await list({})
    expect(open.items).toMatchObject([
      { id: first, ...REPORT, title: about.ad.title, openReports: 2 },
      { id: second },
    ])
    expect(JSON.stringify(open)).not.toContain('Un mot entre nous.')

    await close(callers.elodie, first, KEPT)
    expect((await list({})).items.map(({ id }) => id)).toEqual([second])
    const closed = { id: first, ...KEPT, closedAt: clock.now() }
    expect((await list({ show: 'closed' })).items).toMatchObject([closed])
  })

  test('is closed by admins only, once, and answered by mail', async () => {
    const id = await reported()
    adMails.length = 0
    expect(await close(callers.camille, id, KEPT)).toEqual(refusal('not-admin'))
    expect(await logged()).toEqual([])
    const outcomes = await Promise.all([callers.elodie, callers.dominique].map((by) => close(by, id, KEPT)))

    expect(outcomes).toContainEqual(refusal('closed'))
    expect(adMails).toMatchObject([
      { template: `${template}-closed`, to: reporter.email, parameters: { ...subject(id), ...KEPT } },
    ])
    expect(await close(callers.elodie, 1_000_000, KEPT)).toEqual(refusal('not-found'))
  })
})

const stateOf = async () => (await ads.moderation.find([ad]))[0]!.state
const isOnList = async () => (await ads.search.list({}, ALL, null)).items.some(({ id }) => id === ad)

describe('an ad report', () => {
  test('of a visitor is answered at their address, and counted with the others', async () => {
    await reportedAd()
    const id = await reportedAd(VISITOR)

    const [, receipt] = adMails
    expect(receipt).toMatchObject({ to: VISITOR.email, parameters: { firstName: '', number: id } })
    expect(receipt).not.toHaveProperty('userId')
    expect((await admin.reports.list('ad', {}, ALL)).items[1]).toMatchObject({
      userId: null,
      email: VISITOR.email,
    })
    expect((await admin.overview({ id: elodie.id, secondFactorAt: null })).waiting).toMatchObject({
      adReports: { count: 2 },
    })
    await admin.reports.closeAdReports(callers.elodie, id, KEPT)
    expect((await admin.overview({ id: elodie.id, secondFactorAt: null })).waiting).toMatchObject({
      adReports: { count: 1 },
    })
  })

  test('is refused on an own ad, and on one that the reporter cannot read', async () => {
    expect(await reportAd(callers.camille)).toEqual(refusal('own-ad'))
    await db.write("UPDATE classified_ads SET is_hidden = true, state = 'hidden' WHERE id = $1", [ad])
    expect(await reportAd(VISITOR)).toEqual(refusal('not-found'))
  })

  test('is one for each ad and address, whatever a member has reported', async () => {
    await reportedAd()
    const both = await Promise.all([reportAd(VISITOR), reportAd(VISITOR)])
    expect(both).toContainEqual(refusal('reported'))
    expect(await reportAd({ email: reporter.email })).toMatchObject({ ok: true })

    await admin.reports.closeAdReports(callers.elodie, unwrap(both.find(({ ok }) => ok)!).id, KEPT)
    expect(await reportAd(VISITOR)).toMatchObject({ ok: true })
  })

  test.each([
    ['a member', () => callers.karim],
    ['an address', () => VISITOR],
  ])('is refused while five of %s are open', async (_, by) => {
    const posted = []
    for (let n = 1; n <= 6; n += 1) posted.push((await world.publish()).id)
    for (const one of posted.slice(0, 5)) unwrap(await reportAd(by(), one))
    expect(await reportAd(by(), posted[5]!)).toEqual(refusal('too-many-open'))

    const [first] = (await admin.reports.list('ad', {}, ALL)).items
    await admin.reports.closeAdReports(callers.elodie, first!.id, KEPT)
    expect(await reportAd(by(), posted[5]!)).toMatchObject({ ok: true })
    expect(await reportConversation(callers.camille)).toMatchObject({ ok: true })
    if (by() === callers.karim) expect(await reportConversation()).toEqual(refusal('too-many-open'))
  })

  test('outlives its ad, is in the copy of the data and goes with the account', async () => {
    const { title, description } = (await ads.moderation.find([ad]))[0]!
    const leaver = await newMember()
    const made = await reportedAd(leaver)
    await ads.listings.remove(camille.id, ad)
    expect(await admin.reports.find('ad', made)).toMatchObject({
      ...{ adId: null, title, text: description },
      ...{ ownerId: camille.id, ownerName: 'camille' },
    })
    expect(await admin.reports.findModerationRecord(camille.id)).toMatchObject({ reportsAbout: 1 })
    expect((await admin.reports.findOwn(leaver.userId)).adReports).toMatchObject([
      { id: made, ad: title, ...REPORT },
    ])

    await admin.users.act(callers.elodie, 'delete', leaver.userId)
    expect(await admin.reports.find('ad', made)).toBeNull()
  })

  test('outlives the account of the owner, who keeps no page but a name', async () => {
    const { id: owner, username } = await join(identity, newcomer(reporter))
    const sold = await world.publish({}, await world.signIn(owner))
    const { id } = unwrap(await reportAd(callers.karim, sold.id))
    await admin.users.act(callers.elodie, 'delete', owner)

    const left = { adId: null, ownerId: null, ownerName: username }
    expect(await admin.reports.find('ad', id)).toMatchObject(left)
    adMails.length = 0
    await admin.reports.closeAdReports(callers.elodie, id, KEPT)
    expect(adMails).toMatchObject([{ template: 'ad-report-closed', to: reporter.email }])

    clock.pass(366 * DAY)
    await admin.reports.removeOld()
    expect(await admin.reports.find('ad', id)).toMatchObject({ text: '', ownerName: '' })
  })

  test('by an admin keeps the name of a blocked owner', async () => {
    const { id: owner, username } = await join(identity, newcomer(reporter))
    const online = await world.publish({}, await world.signIn(owner))
    await admin.users.act(callers.elodie, 'block', owner)

    const { id } = unwrap(await reportAd(callers.dominique, online.id))
    expect(await admin.reports.find('ad', id)).toMatchObject({ ownerId: owner, ownerName: username })
  })

  test('keeps the name of an owner who is still there, a year after its answer', async () => {
    const id = await reportedAd()
    await admin.reports.closeAdReports(callers.elodie, id, KEPT)
    clock.pass(366 * DAY)
    await admin.reports.removeOld()
    expect(await admin.reports.find('ad', id)).toMatchObject({ text: '', ownerName: 'camille' })
  })

  test("of a visitor is deleted a year after its answer; a member's stays", async () => {
    const [member, visitor] = [await reportedAd(), await reportedAd(VISITOR)]
    for (const id of [member, visitor]) await admin.reports.closeAdReports(callers.elodie, id, KEPT)
    await reportAd(VISITOR)

    clock.pass(364 * DAY)
    expect(await admin.reports.removeOld()).toBe(0)
    clock.pass(2 * DAY)
    expect(await admin.reports.removeOld()).toBe(1)
    expect(await admin.reports.find('ad', member)).not.toBeNull()
    expect(await count(db, 'reports')).toBe(2)
  })
})

describe('a hidden ad', () => {
  test('leaves the list and comes back; its owner gets a mail each time', async () => {
    await admin.ads.hide(callers.elodie, ad)
    expect(await isOnList()).toBe(false)
    expect(await admin.ads.hide(callers.elodie, ad)).toEqual(refusal('not-now'))

    await admin.ads.show(callers.elodie, ad)
    expect(await isOnList()).toBe(true)
    expect(adMails.map(({ template, userId }) => [template, userId])).toEqual([
      ['ad-hidden', camille.id],
      ['ad-shown-again', camille.id],
    ])
    expect(await logged()).toMatchObject([{ action: 'ad.show' }, { action: 'ad.hide', subjectId: ad }])
  })

  test('stays hidden when its owner marks it as sold', async () => {
    await admin.ads.hide(callers.elodie, ad)
    await ads.lifecycle.markSold(camille.id, ad)
    expect(await ads.listings.find(ad, karim)).toBeNull()
  })

  test('comes back when its last report is closed without change', async () => {
    const [first, second] = [await reportedAd(), await reportedAd(VISITOR)]
    await admin.ads.hide(callers.elodie, ad)
    await admin.reports.closeAdReports(callers.elodie, first, KEPT)
    expect(await stateOf()).toBe('hidden')
    await admin.reports.closeAdReports(callers.elodie, second, KEPT)
    expect(await stateOf()).toBe('online')
  })
})

describe('a decision on an ad report', () => {
  test('answers the reports that were shown, and no later one', async () => {
    const shown = [await reportedAd(), await reportedAd(VISITOR)]
    const later = await reportedAd({ email: 'later@example.be' })
    const closed = await admin.reports.closeAdReports(callers.elodie, shown[0]!, { ...KEPT, shown })
    expect(closed).toEqual({ ok: true, value: 2 })
    expect((await admin.reports.list('ad', {}, ALL)).items).toMatchObject([{ id: later }])
  })

  test('to remove an ad that changed since it was read is refused', async () => {
    const id = await reportedAd()
    const read = (await ads.moderation.find([ad]))[0]!.revision

    const removed = (revision: number) =>
      admin.reports.closeAdReports(callers.elodie, id, { ...REMOVED, revision })
    expect(await removed(read - 1)).toEqual(refusal('changed'))
    expect(await stateOf()).toBe('online')
    expect(await removed(read)).toEqual({ ok: true, value: 1 })
  })

  test('to remove the ad tells its reporters and its owner words of their own', async () => {
    const ids = [await reportedAd(), await reportedAd(VISITOR)]
    await admin.ads.hide(callers.elodie, ad)
    adMails.length = 0
    expect(await admin.reports.closeAdReports(callers.elodie, ids[0]!, { ...REMOVED, shown: ids })).toEqual({
      ok: true,
      value: 2,
    })

    const { reply, rejection } = REMOVED
    expect(adMails).toMatchObject([
      { template: 'ad-report-closed', to: reporter.email, parameters: { outcome: 'removed', reply } },
      { template: 'ad-report-closed', to: VISITOR.email },
      { template: 'ad-removed', userId: camille.id, parameters: rejection },
    ])
    expect([await stateOf(), await ads.listings.find(ad, karim)]).toEqual(['rejected', null])
    expect(await ads.listings.findOwn(camille.id, ad)).toMatchObject({
      rejectionRule: rejection.rule,
      rejectionReason: rejection.reason,
    })
    expect((await admin.reports.list('ad', {}, ALL)).items).toEqual([])
  })

  test('is logged without names, addresses or words of the report', async () => {
    await admin.reports.closeAdReports(callers.elodie, await reportedAd(), KEPT)
    await admin.reports.closeAdReports(callers.elodie, await reportedAd(VISITOR), REMOVED)

    expect(await logged()).toMatchObject([
      { action: 'ad.remove', subjectId: ad },
      { action: 'ad.keep', subjectId: ad, changes: [{ field: 'closedReports', after: 1 }] },
    ])
    expect(JSON.stringify(await logged())).not.toMatch(/Karim|odette|acompte|Rien ne|existe pas/)
  })

  test('to remove the ad is refused once its owner has removed it', async () => {
    const id = await reportedAd()
    await ads.listings.remove(camille.id, ad)
    expect(await admin.reports.closeAdReports(callers.elodie, id, REMOVED)).toEqual(refusal('not-now'))
    expect(await admin.reports.closeAdReports(callers.elodie, id, KEPT)).toMatchObject({ ok: true })
  })

  test('never deadlocks with the end of an account at the same moment', async () => {
    const leaver = await newMember()
    const id = await reportedAd(leaver)
    const outcomes = await Promise.allSettled([
      admin.reports.closeAdReports(callers.elodie, id, REMOVED),
      reportAd(VISITOR),
      admin.users.act(callers.dominique, 'delete', leaver.userId),
      ads.listings.remove(camille.id, ad),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})

describe('a conversation report', () => {
  const read = (id: number) => admin.reports.readConversation(callers.elodie, id)

  test('is made and found by the two members of the conversation only', async () => {
    await reportConversation()
    expect(await reportConversation(callers.dominique)).toEqual(refusal('not-found'))

    const reported = { kind: 'conversation', id: conversation } as const
    expect(await admin.reports.findLast(karim.id, reported)).toMatchObject({ ...REPORT, closedAt: null })
    expect(await ads.messages.find(karim.id, conversation)).toMatchObject({ other: { id: camille.id } })
    expect(await ads.messages.find(elodie.id, conversation)).toBeNull()
    expect((await admin.reports.list('conversation', {}, ALL)).items).toMatchObject([
      { ownerId: camille.id, writerId: karim.id },
    ])
  })

  test('lets admins read the conversation, and each reading is logged', async () => {
    const first = await reportedConversation()
    const read = await admin.reports.readConversation(callers.elodie, first)
    await closeConversation(callers.elodie, first, KEPT)
    await admin.reports.readConversation(callers.dominique, first)

    expect(unwrap(read)).toMatchObject({
      report: { id: first },
      messages: [{ body: 'Un mot entre nous.' }],
    })
    const messages = { field: 'readMessages', before: null, after: 1 }
    expect(await logged()).toMatchObject([
      { action: 'conversation.read', actorName: 'dominique', changes: [messages] },
      { action: 'conversation.close', changes: [{ field: 'closedReports', before: null, after: 1 }] },
      { action: 'conversation.read', subjectId: first, subject: about.ad.title, changes: [messages] },
    ])
    expect(JSON.stringify(await logged())).not.toMatch(/Un mot|Karim|acompte|Rien ne/)
  })

  test('is read by admins only, and again by one of them without a line', async () => {
    const id = await reportedConversation()
    expect(await admin.reports.readConversation(callers.camille, id)).toEqual(refusal('not-admin'))
    for (const by of [callers.elodie, callers.elodie, callers.dominique])
      await admin.reports.readConversation(by, id, { again: true })

    const by = (await logged()).map(({ actorName }) => actorName)
    expect(by).toEqual(['dominique', 'Élodie'])
  })

  test('keeps what was written when the other member deletes the account', async () => {
    const scammer = await newMember()
    await db.write('UPDATE users SET email_confirmed_at = created_at')
    const begun = await begin("Versez d'abord un acompte.", scammer)
    const { id, writerName } = unwrap(await reportConversation(callers.camille, begun))
    await ads.messages.write(scammer, begun, 'Alors ?')
    await admin.users.act(callers.elodie, 'delete', scammer.userId)

    expect((await admin.reports.list('conversation', {}, ALL)).items).toMatchObject([{ id, writerName }])
    expect(unwrap(await admin.reports.readConversation(callers.elodie, id))).toMatchObject({
      report: {
        about: { kind: 'conversation', id: null },
        title: about.ad.title,
        ownerId: camille.id,
        writerId: null,
      },
      messages: [{ sender: 'writer', body: "Versez d'abord un acompte." }],
    })
    adMails.length = 0
    await closeConversation(callers.elodie, id, KEPT)
    expect(adMails).toMatchObject([{ userId: camille.id, parameters: { conversationId: null, ...KEPT } }])

    clock.pass(366 * DAY)
    await admin.reports.removeOld()
    const named = { ownerName: 'camille', writerName: '' }
    expect(await admin.reports.find('conversation', id)).toMatchObject(named)
  })

  test('keeps the last 200 messages, read by fifty', async () => {
    for (let n = 2; n <= 201; n += 1) await ads.messages.write(callers.karim, conversation, String(n))
    const id = await reportedConversation()

    const newest = unwrap(await read(id))
    expect([newest.messages[0]!.body, newest.messages.at(-1)!.body, newest.hasOlder]).toEqual([
      ...['152', '201'],
      true,
    ])
    expect(await count(db, `reported_messages WHERE report_id = ${id}`)).toBe(200)
  })

  test('loses its copy a year after its answer', async () => {
    const id = await reportedConversation()
    await closeConversation(callers.elodie, id, KEPT)
    clock.pass(366 * DAY)
    await admin.reports.removeOld()
    expect(unwrap(await read(id))).toMatchObject({
      report: { id, ownerName: 'camille' },
      messages: [],
    })
  })

  test('is in the copy of the data, by the title of the ad', async () => {
    await reportConversation()
    const copy = [{ ad: about.ad.title, ...REPORT, closedAt: null }]
    expect((await admin.reports.findOwn(karim.id)).conversationReports).toMatchObject(copy)
    expect((await admin.reports.findOwn(camille.id)).conversationReports).toEqual([])
  })

  test('is needed to read a conversation', async () => {
    expect(await admin.reports.readConversation(callers.elodie, 1_000_000)).toEqual(refusal('not-found'))
    expect(await logged()).toEqual([])
  })

  test('never deadlocks with the end of an account at the same moment', async () => {
    const leaver = await newMember()
    await db.write('UPDATE users SET email_confirmed_at = created_at')
    const begun = await begin('Bonjour.', leaver)
    const made = unwrap(await reportConversation(leaver, begun))

    const outcomes = await Promise.allSettled([
      closeConversation(callers.elodie, made.id, KEPT),
      ads.messages.write(leaver, begun, 'Encore.'),
      admin.users.act(callers.dominique, 'delete', leaver.userId),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await identity.members.find(leaver.userId)).toBeNull()
  })
})

test('the moderation record counts waiting and refused ads, and reports', async () => {
  for (const state of ['pending', 'rejected'] as const) await world.adThatIs(state)
  for (const by of [callers.karim, callers.camille]) await reportConversation(by)
  await reportAd()

  const ofCamille = { waitingAds: 1, rejectedAds: 1, reportsAbout: 2, reportsBy: 1 }
  expect(await admin.reports.findModerationRecord(camille.id)).toEqual(ofCamille)
  expect(await admin.reports.findModerationRecord(karim.id)).toEqual({
    waitingAds: 0,
    rejectedAds: 0,
    reportsAbout: 1,
    reportsBy: 2,
  })
})
