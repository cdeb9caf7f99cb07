import { beforeEach, describe, expect, test } from 'vitest'
import type { AddressTry, BackupTry } from '#modules/admin'
import { DONE, refusal, setUpAdmin, unwrap, NOTHING_TRIED } from '#test/harness/modules/admin'
import { article } from '#test/things/news'

const tries = {
  address: { outcome: 'ok', detail: null } as AddressTry,
  backup: () => Promise.resolve<BackupTry>({ outcome: 'none', detail: null }),
}
const { db, identity, clock, admin, callers, adMails, news } = await setUpAdmin({
  setup: {
    ...NOTHING_TRIED,
    tryAddress: () => Promise.resolve(tries.address),
    tryBackup: () => tries.backup(),
  },
})
const { setup } = admin
const { elodie, dominique, camille } = callers
const someone = { secondFactorAt: null }
beforeEach(() => db.write('DELETE FROM setup_tries'))

test('the checklist knows what is done, and counts it for the panel', async () => {
  expect(await setup.findDone(someone)).toEqual({
    ...{ operator: true, address: false, mail: false, secondFactor: false },
    ...{ adRules: false, news: false, demo: true, backup: false },
  })
  await setup.decide(elodie, 'adRules')
  await news.articles.create(article())
  const factor = { id: elodie.userId, secondFactorAt: clock.now() }

  expect((await admin.overview(factor)).setup).toEqual({ done: 5, of: 8 })
  expect((await admin.overview({ ...factor, secondFactorAt: null })).setup).toEqual({ done: 4, of: 8 })
})

test('a draft is not the first news of a site', async () => {
  await news.articles.create(article({ isPublished: false }))
  expect(await setup.findDone(someone)).toMatchObject({ news: false })
})

test('a member who is no admin tries nothing on the checklist', async () => {
  const acts = [setup.sendTestMail, setup.tryAddress, setup.askForBackupTry]
  for (const act of acts) expect(await act(camille)).toEqual(refusal('not-admin'))
  expect(await setup.decide(camille, 'adRules')).toEqual(refusal('not-admin'))
  expect(await setup.findTries()).toEqual({})
  expect(adMails).toEqual([])
})

describe('the test mail', () => {
  async function send(by = elodie): Promise<string> {
    unwrap(await setup.sendTestMail(by))
    const mail = adMails.at(-1)!
    if (mail.template !== 'test-mail') throw new Error('No test mail was sent')
    return mail.parameters.code
  }

  test('has arrived once its code is entered, which confirms the address', async () => {
    const code = await send()
    expect(adMails.at(-1)).toMatchObject({ to: 'elodie@example.com', userId: elodie.userId })
    expect(await setup.findDone(someone)).toMatchObject({ mail: false })

    expect(await setup.confirmTestMail(elodie, ` ${code.toUpperCase()} `)).toEqual(DONE)
    expect(await setup.findDone(someone)).toMatchObject({ mail: true })
    expect(await identity.emailAddresses.isConfirmed(elodie.userId)).toBe(true)
    expect(await setup.confirmTestMail(elodie, code)).toEqual(refusal('wrong-code'))
  })

  test('takes the last code only, from the admin who got it', async () => {
    const first = await send()
    const last = await send()
    expect(await setup.confirmTestMail(elodie, first)).toEqual(refusal('wrong-code'))
    expect(await setup.confirmTestMail(dominique, last)).toEqual(refusal('wrong-code'))
    expect(await setup.confirmTestMail(elodie, last)).toEqual(DONE)
  })

  test('confirms no address that the admin has changed to since', async () => {
    const code = await send(dominique)
    await db.write("UPDATE users SET email = 'ailleurs@example.com' WHERE id = $1", [dominique.userId])
    expect(await setup.confirmTestMail(dominique, code)).toEqual(refusal('wrong-code'))
    expect(await identity.emailAddresses.isConfirmed(dominique.userId)).toBe(false)
  })

  test('is not kept in clear, neither its code nor its address', async () => {
    const code = await send()
    const [kept] = await db.read<{ detail: string }>('SELECT detail FROM setup_tries')
    expect(kept!.detail).not.toContain(code)
    expect(kept!.detail).not.toContain('example.com')
  })
})

test('the last try of the public address counts', async () => {
  tries.address = { outcome: 'ok', detail: null }
  expect(await setup.tryAddress(elodie)).toEqual({ ok: true, value: tries.address })
  expect(await setup.findDone(someone)).toMatchObject({ address: true })

  tries.address = { outcome: 'unreachable', detail: 'ENOTFOUND' }
  await setup.tryAddress(elodie)
  expect(await setup.findDone(someone)).toMatchObject({ address: false })
  expect((await setup.findTries()).address).toMatchObject({ ...tries.address, triedAt: clock.now() })

  await setup.decide(elodie, 'address')
  expect(await setup.findDone(someone)).toMatchObject({ address: true })
})

describe('the try of a backup', () => {
  test('runs once for each time that an admin asks for it', async () => {
    let runs = 0
    tries.backup = async () => {
      await setup.runBackupTry()
      return { outcome: 'ok', detail: String((runs += 1)) }
    }
    await setup.runBackupTry()
    expect(runs).toBe(0)

    unwrap(await setup.askForBackupTry(elodie))
    expect((await setup.findTries()).backup).toMatchObject({ outcome: 'requested' })
    for (let times = 0; times < 2; times += 1) await setup.runBackupTry()
    expect(runs).toBe(1)
    expect((await setup.findTries()).backup).toMatchObject({ outcome: 'ok', detail: '1' })
    expect(await setup.findDone(someone)).toMatchObject({ backup: true })
  })

  test('that breaks off is noted as failed, and not tried again', async () => {
    tries.backup = () => Promise.reject(new Error('the disk is full'))
    await setup.askForBackupTry(elodie)

    await expect(setup.runBackupTry()).rejects.toThrow('the disk is full')
    expect((await setup.findTries()).backup).toMatchObject({ outcome: 'failed', detail: null })
    expect(await setup.runBackupTry()).toBeUndefined()
  })
})
