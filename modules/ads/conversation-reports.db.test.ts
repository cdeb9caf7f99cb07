import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { ALL, refusal, setUpMessages, unwrap } from '#test/harness/modules/ads'
import { join, karim as writer, numbered } from '#test/people'

const world = await setUpMessages()
const { db, clock, ads, admin, identity, callers, adMails, camille, karim, about, begin, logged } = world

const REPORT = { reason: 'scam', message: 'Il demande un acompte.' } as const
const CLOSING = { outcome: 'kept', reply: 'Rien ne le montre, Karim.' } as const
const as = (username: string) => ({ id: world.elodie.id, username })

let id: number
beforeEach(async () => {
  id = await begin('Un mot entre nous.')
  adMails.length = 0
})

const report = (caller = callers.karim) => ads.reportConversation(caller, id, REPORT)

const reported = async (caller = callers.karim) => unwrap(await report(caller)).id

describe('a report of a conversation', () => {
  test('is made by one of its two members, who gets a receipt by mail', async () => {
    await report()
    await report(callers.camille)
    expect(await report(callers.dominique)).toEqual(refusal('not-found'))

    expect((await ads.findOwnReport(karim.id, id))!.last).toMatchObject({ ...REPORT, closedAt: null })
    expect(await ads.findOwnReport(world.elodie.id, id)).toBeNull()
    expect(adMails).toMatchObject([
      {
        ...{ template: 'conversation-report-received', to: writer.email, userId: karim.id },
        parameters: { firstName: 'Karim', conversationId: id },
      },
      { userId: camille.id },
    ])
  })

  test('is refused while an earlier one of the same member is open', async () => {
    const outcomes = await Promise.all([report(), report()])
    expect(outcomes).toContainEqual(refusal('reported'))
    expect(await count(db, 'conversation_reports')).toBe(1)

    const { id: first } = (await ads.findOwnReport(karim.id, id))!.last!
    await admin.closeConversationReport(callers.elodie, first, CLOSING)
    expect(await report()).toMatchObject({ ok: true })
  })

  test('is listed oldest first without the messages; closed ones are apart', async () => {
    const [first, second] = [await reported(), await reported(callers.camille)]
    const open = await ads.listConversationReports({}, ALL)
    expect(open.items).toMatchObject([
      {
        id: first,
        ...REPORT,
        adTitle: about.ad.title,
        ownerId: camille.id,
        writerId: karim.id,
        openReports: 2,
      },
      { id: second },
    ])
    expect(JSON.stringify(open)).not.toContain('Un mot entre nous.')

    await admin.closeConversationReport(callers.elodie, first, CLOSING)
    expect((await ads.listConversationReports({}, ALL)).items.map((one) => one.id)).toEqual([second])
    expect((await ads.listConversationReports({ show: 'closed' }, ALL)).items).toMatchObject([
      { id: first, ...CLOSING, closedAt: clock.now() },
    ])
  })
})

describe('a moderator', () => {
  test('reads a conversation by its report, and each reading is logged', async () => {
    const first = await reported()
    const read = await admin.readReported(as('Élodie'), first)
    await admin.closeConversationReport(callers.elodie, first, CLOSING)
    await admin.readReported(as('dominique'), first)

    expect(read).toMatchObject({ report: { id: first }, messages: [{ body: 'Un mot entre nous.' }] })
    const messages = { field: 'readMessages', before: null, after: 1 }
    expect(await logged()).toMatchObject([
      { action: 'conversation.read', actorName: 'dominique', changes: [messages] },
      { action: 'conversation.close', changes: [{ field: 'closedReports', before: null, after: 1 }] },
      { action: 'conversation.read', subjectId: first, subject: about.ad.title, changes: [messages] },
    ])
    expect(JSON.stringify(await logged())).not.toMatch(/Un mot|Karim|acompte|Rien ne/)
  })

  test('reads no conversation that was not reported', async () => {
    expect(await admin.readReported(as('Élodie'), 1_000_000)).toBeNull()
    expect(await logged()).toEqual([])
  })

  test('alone closes a report', async () => {
    const first = await reported()
    expect(await admin.closeConversationReport(callers.camille, first, CLOSING)).toEqual(refusal('not-admin'))
    expect(await logged()).toEqual([])
  })

  test('closes a report once, also of two at once, and its reporter is mailed', async () => {
    const first = await reported()
    adMails.length = 0
    const outcomes = await Promise.all(
      [callers.elodie, callers.dominique].map((by) => admin.closeConversationReport(by, first, CLOSING)),
    )

    expect(outcomes).toContainEqual(refusal('closed'))
    expect(adMails).toMatchObject([
      {
        ...{ template: 'conversation-report-closed', to: writer.email, userId: karim.id },
        parameters: { firstName: 'Karim', conversationId: id, ...CLOSING },
      },
    ])
    expect(await admin.closeConversationReport(callers.elodie, 1_000_000, CLOSING)).toEqual(
      refusal('unknown'),
    )
  })

  test('never deadlocks with the end of an account at the same moment', async () => {
    const { id: leaver } = await join(identity, numbered(writer, 2))
    const caller = await world.signIn(leaver)
    await db.run('UPDATE users SET email_confirmed_at = created_at')
    const begun = await begin('Bonjour.', caller)
    const made = unwrap(await ads.reportConversation(caller, begun, REPORT))

    const outcomes = await Promise.allSettled([
      admin.closeConversationReport(callers.elodie, made.id, CLOSING),
      ads.writeMessage(caller, begun, 'Encore.'),
      admin.actOnUser(callers.dominique, 'delete', leaver),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await identity.find(leaver)).toBeNull()
  })
})

test('the moderation record of a member counts refused ads and reports', async () => {
  await db.run('DELETE FROM ad_reports')
  const refused = await world.post({}, callers.camille)
  await world.reject(refused.id)
  await report()
  await report(callers.camille)
  await ads.reportAd(callers.karim, world.about.ad.id, REPORT)

  const ofCamille = { rejectedAds: 1, reportsAbout: 2, reportsBy: 1 }
  expect(await ads.findModerationRecord(camille.id)).toEqual(ofCamille)
  expect(await ads.findModerationRecord(karim.id)).toEqual({ rejectedAds: 0, reportsAbout: 1, reportsBy: 2 })
})
