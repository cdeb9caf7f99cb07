import { expect, test } from 'vitest'
import { camille, join, PASSWORD } from '#test/worlds/people'
import { carbine } from '#test/worlds/carbine'
import { setUpAdmin } from '#test/worlds/admin'

const ROUNDS = 25

const { ads, admin, identity, callers, signIn, post, lines } = await setUpAdmin()

const REASON = 'Le calibre manque.'

test('of an approval and a deletion of one ad none fails, and the log tells which came first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await post({ title: `Carabine ${round}` })
    const both = [
      () => admin.approveAd(callers.elodie, { id, revision: 1 }),
      () => admin.deleteAd(callers.dominique, id),
    ]
    if (round % 2) both.reverse()
    const outcomes = await Promise.all(both.map((one) => one()))

    const told = (await lines()).filter(({ subjectId }) => subjectId === id).map(({ action }) => action)
    const refused = outcomes.filter(({ ok }) => !ok)
    expect(refused.length === 0 ? ['ad.approve', 'ad.delete'] : ['ad.delete']).toEqual(told.sort())
    expect(await ads.findChecked([id])).toEqual([])
  }
}, 60_000)

test('an admin and an owner never wait for each other', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = { ...camille, username: `camille-${round}`, email: `${round}@example.com` }
    const caller = await signIn((await join(identity, person)).id)
    const posted = [await post({}, caller), await post({}, caller), await post({}, caller)]
    const read = posted.map(({ id }) => ({ id, revision: 1 }))
    const [first, second, third] = read

    const outcomes = await Promise.allSettled([
      admin.decideAds(callers.elodie, [...read].reverse(), 'approve'),
      ads.change(caller, first!.id, { ...carbine, price: '1€' }),
      admin.rejectAd(callers.dominique, second!, REASON),
      ads.markSold(caller.userId, second!.id),
      admin.decideAds(callers.dominique, read, 'delete'),
      ads.remove(caller.userId, third!.id),
      identity.deleteAccount(caller, PASSWORD),
    ])

    const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(faults).toEqual([])
  }
}, 60_000)
