import { expect, test } from 'vitest'
import { PASSWORD } from '#test/people'
import { carbine } from '#test/things/ad'
import { recordQueries } from '#test/harness/db/queries'
import { setUpAdmin } from '#test/harness/modules/admin'

const ROUNDS = 25

const { db, ads, admin, identity, callers, newMember, post, logged } = await setUpAdmin()

test('an approval and a deletion of an ad at once succeed in either order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await post()
    const both = [
      () => admin.decisions.approve(callers.elodie, { id, revision: 1 }),
      () => admin.ads.delete(callers.dominique, id),
    ]
    if (round % 2) both.reverse()
    const outcomes = await Promise.all(both.map((one) => one()))

    const acts = (await logged()).flatMap(({ action, subjectId }) => (subjectId === id ? [action] : []))
    expect(acts.sort()).toEqual(outcomes.every(({ ok }) => ok) ? ['ad.approve', 'ad.delete'] : ['ad.delete'])
    expect(await ads.moderation.find([id])).toEqual([])
  }
}, 60_000)

test('an undone approval and an act of the owner at once never fail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = await newMember()
    const { id } = await post({}, caller)
    await admin.decisions.approve(callers.elodie, { id, revision: 1 })
    const decision = await ads.decisions.findLast(callers.elodie.userId)
    const owner = [
      () => ads.lifecycle.markSold(caller.userId, id),
      () => ads.listings.remove(caller.userId, id),
      () => identity.accounts.delete(caller, PASSWORD),
    ][round % 3]!

    const outcomes = await Promise.allSettled([
      admin.decisions.undo(callers.elodie, decision!.id),
      owner(),
      admin.users.act(callers.elodie, 'unblock', callers.karim.userId),
      admin.ads.hide(callers.dominique, id),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
}, 60_000)

test('acts of an admin and of an owner never deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = await newMember()
    const posted = [await post({}, caller), await post({}, caller), await post({}, caller)]
    const read = posted.map(({ id }) => ({ id, revision: 1 }))
    const [first, second, third] = read

    const outcomes = await Promise.allSettled([
      admin.decisions.decide(callers.elodie, [...read].reverse(), { act: 'approve' }),
      ads.listings.change(caller, first!.id, { ...carbine, price: '1€' }),
      admin.decisions.reject(callers.dominique, second!, {
        rule: 'misleading',
        reason: 'Le calibre manque.',
      }),
      ads.lifecycle.markSold(caller.userId, second!.id),
      admin.decisions.decide(callers.dominique, read, { act: 'delete' }),
      ads.listings.remove(caller.userId, third!.id),
      identity.accounts.delete(caller, PASSWORD),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
}, 60_000)

test.each([
  { act: 'approve' },
  { act: 'reject', rejection: { rule: 'misleading', reason: 'Le calibre manque.' } },
] as const)('a decision about many ads reads their photos once: $act', async (decision) => {
  const posted = [await post(), await post(), await post()]
  const read = posted.map(({ id }) => ({ id, revision: 1 }))

  const asked = await recordQueries(db, () => admin.decisions.decide(callers.elodie, read, decision))

  expect(asked.filter(({ sql }) => sql.includes('FROM ad_photos'))).toHaveLength(1)
})
