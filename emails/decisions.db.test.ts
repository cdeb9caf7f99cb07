import { expect, test } from 'vitest'
import type { Caller } from '#modules/identity'
import { allRows } from '#test/harness/db/rows'
import { setUpAdmin } from '#test/harness/modules/admin'
import { camille, join, newcomer, PASSWORD } from '#test/people'
import { createMails, type MailDependencies } from './index'

const ROUNDS = 25

/** A queue whose mails nobody sends. */
const { db, ads, admin, clock, identity, callers, post, signIn } = await setUpAdmin({
  openMails: (db, clock) => createMails({ db, clock } as MailDependencies),
})

const { elodie, dominique } = callers
const read = ({ id }: { id: number }) => ({ id, revision: 1 })
const waiting = async () =>
  (await allRows(db, 'mails')).map(({ template, next_try_at: at }) => [template, new Date(at as string)])

test('the mail of a decision waits a minute, or until the next act or undo', async () => {
  await db.write('DELETE FROM mails')
  const [first, second] = [await post(), await post()]
  const inAMinute = new Date(clock.now().getTime() + 60_000)

  await admin.decisions.approve(elodie, read(first))
  expect(await waiting()).toEqual([['ad-approved', inAMinute]])
  await admin.decisions.approve(elodie, read(second))
  expect(await waiting()).toEqual([
    ['ad-approved', clock.now()],
    ['ad-approved', inAMinute],
  ])
  await admin.decisions.undo(elodie, (await ads.decisions.findLast(elodie.userId))!.id)
  expect(await waiting()).toEqual([['ad-approved', clock.now()]])
})

test('the mail of a decision survives the end of an account at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner: Caller = await signIn((await join(identity, newcomer(camille))).id)
    const posted = [await post({}, owner), await post({}, owner), await post({}, owner)]
    await admin.decisions.decide(elodie, posted.map(read), { act: 'approve' })
    const decision = await ads.decisions.findLast(elodie.userId)
    if (round % 3 === 1) clock.pass(60)

    const outcomes = await Promise.allSettled([
      identity.accounts.delete(owner, PASSWORD),
      round % 2
        ? admin.decisions.undo(elodie, decision!.id)
        : admin.users.act(elodie, 'unblock', callers.karim.userId),
      admin.ads.hide(dominique, posted[1]!.id),
      ads.decisions.removeOld(),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
}, 60_000)
