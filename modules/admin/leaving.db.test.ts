import { expect, test } from 'vitest'
import { setUpMessages, unwrap } from '#test/harness/modules/ads'
import { createStudies } from '#test/harness/modules/exams'
import { count } from '#test/harness/db/rows'
import { PASSWORD } from '#test/people'
import { questions } from '#test/things/question'

const ROUNDS = 25

const { db, ads, exams, admin, identity, callers, newMember, publish } = await setUpMessages()

const SCAM = { reason: 'scam', message: 'Le vendeur demande un acompte.' } as const

test('the ads, messages, exams and series of a member go before their account', async () => {
  await exams.imports.run(questions(12), { replace: false })
  const { takeExam, start, startSeries } = createStudies(exams)
  const seller = await newMember()
  for (let nth = 0; nth < 11; nth += 1) await publish({}, seller)
  const { id } = await publish({}, seller)
  unwrap(await ads.messages.writeAboutAd(callers.karim, id, 'Bonjour, est-elle encore disponible ?'))
  await takeExam(seller.userId, { right: 7 })
  await start(seller.userId)
  await startSeries(seller.userId, { source: 'new', themes: [], difficulty: null, count: '5' })

  const removePortion = () =>
    db.transaction(
      async (tx) => (await ads.removeOwnRows(seller.userId, tx)) || exams.removeOwnRows(seller.userId, tx),
    )
  const portions: number[] = []
  do portions.push(await removePortion())
  while (portions.at(-1)! > 0)

  expect(portions).toEqual([10, 2, 1, 1, 1, 2, 1, 0])
  const emptied = ['messages', 'conversations', 'user_answers', 'attempt_questions', 'series_questions']
  for (const table of emptied) expect([table, await count(db, table)]).toEqual([table, 0])
  // The ad that each test finds is Camille's.
  expect(await count(db, 'classified_ads')).toBe(1)
  expect(await identity.members.find(seller.userId)).not.toBeNull()
})

test('a seller who leaves and reports of their ad at once never deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const seller = await newMember()
    const about = { kind: 'ad', id: (await publish({}, seller)).id } as const
    const first = unwrap(await admin.reports.add(callers.karim, about, SCAM))
    const answer = { outcome: 'kept', reply: 'Rien ne le montre, Karim.' } as const

    const outcomes = await Promise.allSettled([
      admin.reports.add(callers.camille, about, SCAM),
      identity.accounts.delete(seller, PASSWORD),
      admin.reports.add({ email: 'odette@example.be' }, about, SCAM),
      admin.reports.closeAdReports(callers.elodie, first.id, answer),
    ])
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    expect(await identity.members.find(seller.userId)).toBeNull()
  }
}, 60_000)
