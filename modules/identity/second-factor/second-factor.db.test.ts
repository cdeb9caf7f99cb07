import { Secret } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { camille, FIREFOX, join, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { createWorld, mark, setUpMember, DONE, refusal, unwrap } from '#test/harness/modules/identity'
import { codeAt, setUpFactor, identityDriver } from '#test/things/second-factor'
import type { Caller, User } from '#modules/identity'

const MINUTE = 60
const WRONG = refusal('wrong-code')

const { db, identity, clock, mails, faults, me } = await setUpMember()
let secret: string
let recoveryCodes: string[]

beforeEach(async () => {
  ;({ secret, recoveryCodes } = await setUp(me.user, me.caller))
  // The set-up has used the code of this half minute.
  clock.pass(MINUTE)
  mails.length = 0
})

/** The code that the member's app shows `ms` from now. */
const codeIn = (ms = 0, of = secret) => codeAt(of, clock.now().getTime() + ms)
const setUp = (member: User, by: Caller) => setUpFactor(identityDriver(identity, clock, member, by))

async function setUpKarim() {
  const other = await join(identity, karim)
  return setUp(other, await signIn(identity, other.id))
}

/** Gives the password, and returns the token of the sign-in that waits for its code. */
async function givePassword(password = PASSWORD): Promise<string> {
  const entered = await identity.signIn.begin({ username: camille.username, password }, FIREFOX)
  if (!entered.ok || !('pending' in entered.value)) throw new Error('no code was asked for')
  return entered.value.pending
}

const enter = async (code: string) => identity.signIn.finish(await givePassword(), code, FIREFOX)
const templates = () => mails.map(({ template }) => template)
const isOn = async () => (await identity.members.find(me.user.id))?.secondFactorAt !== null

describe('setting up the second factor', () => {
  let noemie: User
  let by: Caller
  beforeEach(async () => {
    noemie = await join(identity, karim)
    by = await signIn(identity, noemie.id)
    await identity.emailAddresses.confirm(noemie.id, noemie.email)
    noemie = (await identity.members.find(noemie.id))!
    mails.length = 0
  })

  /** Returns the secret that the member's app is to keep. */
  async function begin(): Promise<string> {
    await identity.secondFactor.begin(by)
    return (await identity.secondFactor.findSetUp(noemie, by.token))!.secret
  }

  test('asks for a first code, gives ten recovery codes and sends a mail', async () => {
    const key = await begin()
    const { url } = (await identity.secondFactor.findSetUp(noemie, by.token))!
    const codes = unwrap(await identity.secondFactor.confirm(by, codeIn(0, key)))

    expect(Buffer.from(Secret.fromBase32(key).bytes)).toHaveLength(20)
    expect(new URL(url).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(url)).toMatch(/^otpauth:\/\/totp\/Prépa LTS:karim\?/)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/)
    expect(await identity.members.find(noemie.id)).toEqual({ ...noemie, secondFactorAt: clock.now() })
    const parameters = { firstName: 'Karim', at: clock.now().toISOString() }
    expect(mails).toEqual([{ template: 'second-factor-on', to: noemie.email, userId: noemie.id, parameters }])
  })

  test('stores neither the secret nor a code in the clear', async () => {
    const [factors, codes] = [await allRows(db, 'second_factors'), await allRows(db, 'recovery_codes')]
    const kept = JSON.stringify([factors, codes])

    expect([factors.length, codes.length]).toEqual([1, 10])
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(shown)
  })

  test('asks for no code at sign-in before it is finished', async () => {
    await identity.secondFactor.begin(by)

    expect(
      await identity.signIn.begin({ username: karim.username, password: PASSWORD }, FIREFOX),
    ).toMatchObject({
      value: { token: expect.any(String) },
    })
  })

  test('refuses a wrong code, and a code of a secret that was replaced', async () => {
    const [earlier, key] = [await begin(), await begin()]

    expect(await identity.secondFactor.confirm(by, codeIn(0, earlier))).toEqual(WRONG)
    expect(await identity.secondFactor.confirm(by, '')).toEqual(WRONG)
    expect(await identity.secondFactor.confirm(by, codeIn(0, key))).toMatchObject({ ok: true })
  })

  test('asks for a confirmed address, which takes mail', async () => {
    const unconfirmed = refusal('unconfirmed')
    await identity.emailAddresses.recordDelivery(noemie.email, 'refused')
    expect(await identity.secondFactor.begin(by)).toEqual(unconfirmed)
    await identity.accounts.changeProfile(by, { ...karim, email: 'neuve@example.com' })
    expect(await identity.secondFactor.begin(by)).toEqual(unconfirmed)

    await identity.emailAddresses.confirm(noemie.id, 'neuve@example.com')
    expect(await identity.secondFactor.begin(by)).toEqual(DONE)
  })

  test('belongs to the session that began it: no other sees or ends it', async () => {
    const key = await begin()
    const other = await signIn(identity, noemie.id)

    expect(await identity.secondFactor.findSetUp(noemie, other.token)).toBeNull()
    const notBegun = refusal('not-begun')
    expect(await identity.secondFactor.confirm(other, codeIn(0, key))).toEqual(notBegun)
    expect(await identity.secondFactor.confirm(by, codeIn(0, key))).toMatchObject({ ok: true })
  })

  test('ends after an hour, and once it is done', async () => {
    const key = await begin()
    clock.pass(-60 * MINUTE)
    expect(await identity.secondFactor.findSetUp(noemie, by.token)).toBeNull()
    clock.pass(120 * MINUTE)

    expect(await identity.secondFactor.findSetUp(noemie, by.token)).toBeNull()
    expect(await identity.secondFactor.confirm(by, codeIn(0, key))).toEqual(refusal('not-begun'))
    expect(await identity.secondFactor.begin(me.caller)).toEqual(refusal('already-on'))
    expect(await identity.secondFactor.confirm(me.caller, codeIn())).toEqual(refusal('already-on'))
  })

  test('by a form that is sent twice at the same moment gives one set of codes', async () => {
    const key = await begin()
    const sent = () => identity.secondFactor.confirm(by, codeIn(0, key))

    const outcomes = await Promise.all([sent(), sent()])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await identity.secondFactor.countRecoveryCodes(noemie.id)).toBe(10)
  })
})

describe('signing in with a second factor', () => {
  test('begins no session by the password, but by the code', async () => {
    const before = await allRows(db, 'sessions')
    const pending = await givePassword()

    expect(await allRows(db, 'sessions')).toEqual(before)
    expect(identity.signIn.readPending(pending)).toBe(me.user.id)
    const { token } = unwrap(await identity.signIn.finish(pending, codeIn(), FIREFOX))
    expect(await identity.sessions.resume(token)).toMatchObject({ id: me.user.id })
  })

  test.each([
    [-60_000, false],
    [-30_000, true],
    [0, true],
    [30_000, true],
    [60_000, false],
  ])('takes the code of now and half a minute around it: %i ms, %s', async (ms, ok) => {
    expect(await enter(codeIn(ms))).toMatchObject({ ok })
  })

  test.each(['  ', '\u00a0', '\u202f', '-'])('ignores %j in the code', async (space) => {
    const code = codeIn()

    expect(await enter(` ${code.slice(0, 3)}${space}${code.slice(3)} `)).toMatchObject({ ok: true })
  })

  test('refuses what is no code, and a code of the app of another member', async () => {
    const { secret: key } = await setUpKarim()
    clock.pass(MINUTE)

    for (const code of ['', '12345', '1234567', '००००००', 'abc', 'a'.repeat(100), codeIn(0, key)])
      expect(await enter(code)).toEqual(WRONG)
  })

  test('takes no code twice, nor one older than the last', async () => {
    const code = codeIn()
    expect(await enter(code)).toMatchObject({ ok: true })

    expect(await enter(code)).toEqual(WRONG)
    expect(await enter(codeIn(-30_000))).toEqual(WRONG)
    clock.pass(30)
    expect(await enter(code)).toEqual(WRONG)
    expect(await enter(codeIn())).toMatchObject({ ok: true })
  })

  test.each([
    ['a code', () => codeIn()],
    ['a recovery code', () => recoveryCodes[0]!],
  ])('takes %s once when it is sent five times at the same moment', async (_what, code) => {
    const pending = await givePassword()
    const sent = Array.from({ length: 5 }, () => identity.signIn.finish(pending, code(), FIREFOX))

    expect((await Promise.all(sent)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  const EXPIRED = refusal('expired')

  test('must be begun, and finished within ten minutes', async () => {
    const pending = await givePassword()
    clock.pass(10 * MINUTE - 1)
    expect(await identity.signIn.finish(pending, '', FIREFOX)).toEqual(WRONG)
    clock.pass(1)

    clock.pass(-70 * MINUTE)
    expect(identity.signIn.readPending(pending)).toBeNull()
    clock.pass(70 * MINUTE)
    for (const ended of [pending, '', 'zut', 'a'.repeat(500)]) {
      expect(identity.signIn.readPending(ended)).toBeNull()
      expect(await identity.signIn.finish(ended, codeIn(), FIREFOX)).toEqual(EXPIRED)
    }
  })

  test('starts over when the password or the second factor has changed', async () => {
    const pending = await givePassword()
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await identity.passwords.change(me.caller, change)
    expect(await identity.signIn.finish(pending, codeIn(), FIREFOX)).toEqual(EXPIRED)

    const later = await givePassword(NEW_PASSWORD)
    await identity.secondFactor.resetByUsername(camille.username)
    expect(await identity.signIn.finish(later, codeIn(), FIREFOX)).toEqual(EXPIRED)
  })

  test('is refused to a member who was blocked in the meantime', async () => {
    const pending = await givePassword()
    await mark(db, camille.username, 'is_blocked')

    expect(await identity.signIn.finish(pending, codeIn(), FIREFOX)).toEqual(refusal('blocked'))
  })

  test.each<[which: string, isAsked: boolean, arrange: () => unknown]>([
    ['of an address that was never confirmed', false, () => noteConfirmation(null)],
    ['of an address that was confirmed later', false, () => noteConfirmation(clock.now())],
    ['of the address of before', true, () => undefined],
    ['of a new address, confirmed since', true, moveToNewAddress],
  ])('asks for a code after a reset by a link %s: %s', async (_which, isAsked, arrange) => {
    await arrange()
    mails.length = 0
    const { token } = (await identity.passwords.issueResetToken(
      (await identity.members.find(me.user.id))!.email,
    ))!
    await identity.passwords.reset({ token, newPassword: NEW_PASSWORD })

    expect(await isOn()).toBe(isAsked)
    expect(templates()).toEqual(['password-changed', ...(isAsked ? [] : ['second-factor-off'])])
    expect(await allRows(db, 'recovery_codes')).toHaveLength(isAsked ? 10 : 0)
  })

  const noteConfirmation = (at: Date | null) => db.write('UPDATE users SET email_confirmed_at = $1', [at])

  async function moveToNewAddress() {
    const email = 'nouvelle@example.com'
    await identity.accounts.changeProfile(me.caller, { ...camille, email })
    await identity.emailAddresses.confirm(me.user.id, email)
  }
})

describe('a recovery code', () => {
  test('replaces the device once, and a mail tells its owner', async () => {
    const [code = '', other = ''] = recoveryCodes

    expect(await enter(code)).toMatchObject({ ok: true })
    expect(await enter(code)).toEqual(WRONG)
    expect(await enter(` ${other.replaceAll('-', ' ').toUpperCase()} `)).toMatchObject({ ok: true })
    const told = mails.map(({ template, to, parameters }) => ({ template, to, ...parameters }))
    expect(told).toMatchObject([
      { template: 'recovery-code-used', to: me.user.email, firstName: 'Camille', left: 9 },
      { template: 'recovery-code-used', left: 8 },
    ])
  })

  test('of another member, or voided by new codes, is refused', async () => {
    const theirs = await setUpKarim()
    const [renewed] = unwrap(await identity.secondFactor.renewRecoveryCodes(me.caller))

    expect(await enter(theirs.recoveryCodes[0]!)).toEqual(WRONG)
    expect(await enter(recoveryCodes[0]!)).toEqual(WRONG)
    expect(await enter(renewed!)).toMatchObject({ ok: true })
  })

  test('is not needed after the command, which turns the second factor off', async () => {
    expect(await identity.secondFactor.resetByUsername('personne')).toEqual(refusal('not-found'))
    expect(await identity.secondFactor.resetByUsername(camille.username.toUpperCase())).toMatchObject({
      ok: true,
    })
    expect(await identity.secondFactor.resetByUsername(camille.username)).toEqual(refusal('off'))

    expect(templates()).toEqual(['second-factor-off'])
    expect(
      await identity.signIn.begin({ username: camille.username, password: PASSWORD }, FIREFOX),
    ).toMatchObject({
      value: { token: expect.any(String) },
    })
    expect(await allRows(db, 'recovery_codes')).toEqual([])
  })
})

test('still works under another secret of the site, where the app does not', async () => {
  const moved = createWorld(db, { secret: 'un-autre-secret-de-trente-deux-signes' })
  moved.clock.pass(MINUTE)
  const enterThere = async (code: string) => {
    const entered = await moved.identity.signIn.begin(
      { username: camille.username, password: PASSWORD },
      FIREFOX,
    )
    const pending = entered.ok && 'pending' in entered.value ? entered.value.pending : ''
    return moved.identity.signIn.finish(pending, code, FIREFOX)
  }

  expect(await enterThere(codeIn())).toEqual(WRONG)
  expect(moved.faults).toMatchObject([{ message: expect.stringContaining('SESSION_SECRET') }])
  expect(await enterThere(recoveryCodes[0]!)).toMatchObject({ ok: true })
})

test('the sealed secret of one member does not open in the row of another', async () => {
  const { secret: theirs } = await setUpKarim()
  clock.pass(MINUTE)
  await db.write(
    `UPDATE second_factors
     SET sealed_secret = (SELECT sealed_secret FROM second_factors WHERE user_id <> ${me.user.id})
     WHERE user_id = ${me.user.id}`,
  )

  expect(await enter(codeIn(0, theirs))).toEqual(WRONG)
  expect(faults).toMatchObject([{ message: expect.stringContaining('sealed under another') }])
})

describe('turning the second factor off', () => {
  const remove = (proof: { currentPassword?: string; code?: string } = {}) =>
    identity.secondFactor.remove(me.caller, { currentPassword: PASSWORD, code: codeIn(), ...proof })

  test('asks for the password and a code, and tells the member by mail', async () => {
    expect(await remove({ currentPassword: 'Autre-chose-1' })).toEqual(refusal('wrong-password'))
    expect(await remove({ code: '' })).toEqual(WRONG)
    expect([await isOn(), templates()]).toEqual([true, []])

    expect(await remove()).toEqual(DONE)
    expect([await isOn(), templates()]).toEqual([false, ['second-factor-off']])
    expect(await allRows(db, 'second_factors')).toEqual([])
    expect(await identity.secondFactor.renewRecoveryCodes(me.caller)).toEqual(refusal('off'))
  })

  test('spends no code on a wrong password', async () => {
    const code = codeIn()
    await remove({ currentPassword: 'Autre-chose-1', code })

    expect(await remove({ code })).toEqual(DONE)
  })

  test('takes a recovery code as well, and a form that is sent twice', async () => {
    const code = recoveryCodes[0]!

    expect(await remove({ code })).toEqual(DONE)
    expect(await remove({ code })).toEqual(DONE)
    expect(templates()).toEqual(['recovery-code-used', 'second-factor-off'])
  })
})

describe('deleting an account with a second factor', () => {
  const remove = (code?: string, password = PASSWORD) => identity.accounts.delete(me.caller, password, code)

  test('asks for the code of the app as well, once the password is right', async () => {
    const code = codeIn()
    expect(await remove()).toEqual(WRONG)
    expect(await remove('123')).toEqual(WRONG)
    expect(await remove(code, 'Autre-chose-1')).toEqual(refusal('wrong-password'))
    expect(await identity.members.find(me.user.id)).not.toBeNull()

    expect(await remove(code)).toEqual(DONE)
    expect(await identity.members.find(me.user.id)).toBeNull()
  })

  test('takes a recovery code as well', async () => {
    expect(await remove(recoveryCodes[0])).toEqual(DONE)
    expect(templates()).toContain('account-deleted')
  })
})

test('changing the second factor is refused in a session that has ended', async () => {
  await identity.sessions.end(me.caller.token)
  const SIGNED_OUT = refusal('signed-out')

  expect(await identity.secondFactor.begin(me.caller)).toEqual(SIGNED_OUT)
  expect(await identity.secondFactor.confirm(me.caller, codeIn())).toEqual(SIGNED_OUT)
  expect(await identity.secondFactor.renewRecoveryCodes(me.caller)).toEqual(SIGNED_OUT)
  const proof = { currentPassword: PASSWORD, code: codeIn() }
  expect(await identity.secondFactor.remove(me.caller, proof)).toEqual(SIGNED_OUT)
  expect(await identity.passwords.confirm(me.caller, PASSWORD)).toEqual(SIGNED_OUT)
})

describe('the age of the password of a session', () => {
  test('is recent for ten minutes, and again after it was given again', async () => {
    const own = await signIn(identity, me.user.id)
    clock.pass(10 * MINUTE - 1)
    expect(await identity.passwords.isRecent(own)).toBe(true)
    clock.pass(1)
    expect(await identity.passwords.isRecent(own)).toBe(false)

    expect(await identity.passwords.confirm(own, 'Autre-chose-1')).toEqual(refusal('wrong-password'))
    expect(await identity.passwords.isRecent(own)).toBe(false)
    expect(await identity.passwords.confirm(own, PASSWORD)).toEqual(DONE)
    expect(await identity.passwords.isRecent(own)).toBe(true)
    expect(await identity.passwords.isRecent(me.caller)).toBe(false)
    clock.pass(10 * MINUTE)
    expect(await identity.passwords.isRecent(own)).toBe(false)
  })

  test('is not recent once the clock has gone back an hour', async () => {
    const own = await signIn(identity, me.user.id)
    clock.pass(-60 * MINUTE)

    expect(await identity.passwords.isRecent(own)).toBe(false)
    expect(await identity.passwords.confirm(own, PASSWORD)).toEqual(DONE)
    expect(await identity.passwords.isRecent(own)).toBe(true)
  })

  test('is recent for the clock of another machine that is behind', async () => {
    const own = await signIn(identity, me.user.id)
    clock.pass(-MINUTE)

    expect(await identity.passwords.isRecent(own)).toBe(true)
  })

  test('is not recent for another member, nor for an unknown session', async () => {
    const other = await join(identity, karim)

    expect(await identity.passwords.isRecent({ ...me.caller, userId: other.id })).toBe(false)
    expect(await identity.passwords.isRecent({ ...me.caller, token: 'zut' })).toBe(false)
  })
})
