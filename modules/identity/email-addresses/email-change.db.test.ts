import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { camille, FIREFOX, join, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { mark, setUpMember, refusal, unwrap } from '#test/harness/modules/identity'
import { codeAt, identityDriver, setUpFactor } from '#test/things/second-factor'
import type { EmailChange } from '#modules/identity'

const DAY = 24 * 60 * 60
const OLD = camille.email
const NEW = 'nouvelle@example.com'
const THIRD = 'troisieme@example.com'
const INVALID = refusal('invalid-link')

const { db, identity, clock, mails, me } = await setUpMember()

const confirm = (email: string) => identity.emailAddresses.confirm(me.user.id, email)
const changeTo = (email: string, by = me.caller) =>
  identity.accounts.changeProfile(by, { ...camille, email }, PASSWORD)
const stored = async () => (await identity.members.find(me.user.id))!
const opensWith = async (password: string) =>
  (await identity.signIn.begin({ username: camille.username, password }, FIREFOX)).ok

/** The change that the last mail to this address can take back; null where it offers none. */
function mailedUndo(to: string): EmailChange | null {
  const mail = mails.findLast((one) => one.template === 'email-changed' && one.to === to)
  if (mail?.template !== 'email-changed') throw new Error(`no mail to ${to}`)
  const { undo } = mail.parameters
  return undo && { id: undo.id, changedAt: new Date(undo.changedAt) }
}

async function undo(to: string) {
  return identity.emailAddresses.undoChange(mailedUndo(to)!)
}

test('until a new address is confirmed, the old one hears of a second factor', async () => {
  await confirm(OLD)
  await identity.secondFactor.begin(me.caller)
  const { secret } = (await identity.secondFactor.findSetUp(me.user, me.caller.token))!
  await changeTo(NEW)
  mails.length = 0

  await identity.secondFactor.confirm(me.caller, codeAt(secret, clock.now().getTime()))
  expect(mails).toMatchObject([{ template: 'second-factor-on', to: OLD }])
})

describe('until a new address is confirmed, a new password', () => {
  beforeEach(() => confirm(OLD))

  test('is asked for through the last confirmed one', async () => {
    await changeTo(NEW)
    await changeTo(THIRD)

    expect(await identity.passwords.issueResetToken(OLD)).toMatchObject({ firstName: 'Camille' })
    expect(await identity.passwords.issueResetToken(NEW)).toBeNull()
  })

  test('that is asked for through the new one goes to the confirmed one', async () => {
    await changeTo(NEW)
    mails.length = 0

    expect(await identity.passwords.issueResetToken(NEW)).toBeNull()
    expect(mails).toEqual([{ template: 'reset-link', to: OLD, parameters: {} }])
  })

  test('is announced there, and confirms nothing', async () => {
    await changeTo(NEW)
    const { token } = (await identity.passwords.issueResetToken(OLD))!
    mails.length = 0

    expect(await identity.passwords.reset({ token, newPassword: NEW_PASSWORD })).toMatchObject({ ok: true })
    expect(mails).toMatchObject([{ template: 'password-changed', to: OLD }])
    expect(await stored()).toMatchObject({ email: NEW, emailConfirmedAt: null, recoveryEmail: OLD })
  })

  test('is asked for through the new one after that, and old links are void', async () => {
    await changeTo(NEW)
    const { token } = (await identity.passwords.issueResetToken(OLD))!
    await confirm(NEW)

    expect(await identity.passwords.findResetUsername(token)).toBeNull()
    expect(await identity.passwords.issueResetToken(OLD)).toBeNull()
    expect(await identity.passwords.issueResetToken(NEW)).not.toBeNull()
  })

  test('never goes to another account that takes the old address', async () => {
    await changeTo(NEW)
    clock.pass(8 * DAY)
    await identity.removeExpired()

    const taken = refusal('email-taken')
    expect(await identity.accounts.register({ ...karim, email: OLD }, FIREFOX)).toEqual(taken)
    const other = await signIn(identity, (await join(identity, karim)).id)
    expect(await identity.accounts.changeProfile(other, { ...karim, email: OLD }, PASSWORD)).toEqual(taken)
  })

  test('is asked for through the old one when the member comes back to it', async () => {
    await changeTo(NEW)

    expect(await changeTo(OLD)).toMatchObject({ value: { email: OLD, recoveryEmail: null } })
    expect(await identity.passwords.issueResetToken(OLD)).not.toBeNull()
  })
})

test('the gravest acts are told to the last confirmed address', async () => {
  const { recoveryCodes } = await setUpFactor(identityDriver(identity, clock, me.user, me.caller))
  await changeTo(NEW)
  mails.length = 0

  await identity.secondFactor.remove(me.caller, { currentPassword: PASSWORD, code: recoveryCodes[0]! })
  await identity.accounts.delete(me.caller, PASSWORD)
  expect(mails.map(({ template, to }) => [template, to])).toEqual([
    ['recovery-code-used', OLD],
    ['second-factor-off', OLD],
    ['account-deleted', OLD],
  ])
})

test('an account that never confirmed an address is reset through its own', async () => {
  await changeTo(NEW)

  expect(await identity.passwords.issueResetToken(OLD)).toBeNull()
  expect(await identity.passwords.issueResetToken(NEW)).not.toBeNull()
})

describe('taking a new address back', () => {
  beforeEach(() => confirm(OLD))

  test('puts the old one back, confirmed, even when the new one is', async () => {
    await changeTo(NEW)
    await confirm(NEW)
    clock.pass(7 * DAY - 1)

    expect(await identity.emailAddresses.canUndoChange(mailedUndo(OLD)!)).toBe(true)
    expect(await undo(OLD)).toMatchObject({ ok: true, value: { userId: me.user.id } })
    const restored = { email: OLD, emailConfirmedAt: clock.now(), recoveryEmail: null }
    expect(await stored()).toMatchObject(restored)
  })

  test('ends all sessions and the password, and gives a link to another', async () => {
    await changeTo(NEW)
    const { token } = unwrap(await undo(OLD))

    expect(await identity.sessions.resume(me.caller.token)).toBeNull()
    expect(await opensWith(PASSWORD)).toBe(false)
    expect(await identity.passwords.reset({ token, newPassword: NEW_PASSWORD })).toMatchObject({ ok: true })
    expect(await opensWith(NEW_PASSWORD)).toBe(true)
  })

  test('works once, also when it is sent twice at the same moment', async () => {
    await changeTo(NEW)

    const outcomes = await Promise.all([undo(OLD), undo(OLD)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await undo(OLD)).toEqual(INVALID)
    expect(await identity.emailAddresses.canUndoChange(mailedUndo(OLD)!)).toBe(false)
  })

  test('ends after seven days, and its row is deleted', async () => {
    await changeTo(NEW)
    clock.pass(7 * DAY)

    expect(await undo(OLD)).toEqual(INVALID)
    clock.pass(-8 * DAY)
    expect(await undo(OLD)).toEqual(INVALID)
    clock.pass(8 * DAY)
    await identity.removeExpired()
    expect(await allRows(db, 'email_changes')).toEqual([])
  })

  test('undoes every change since, and those can no longer be taken back', async () => {
    await changeTo(NEW)
    await confirm(NEW)
    await changeTo(THIRD)
    const later = mailedUndo(NEW)!
    expect(await undo(OLD)).toMatchObject({ ok: true })

    expect(await identity.emailAddresses.undoChange(later)).toEqual(INVALID)
    expect(await stored()).toMatchObject({ email: OLD })
  })

  test('of a later change leaves the earlier one to take back', async () => {
    await changeTo(NEW)
    await confirm(NEW)
    await changeTo(THIRD)

    await undo(NEW)
    expect(await stored()).toMatchObject({ email: NEW })
    await undo(OLD)
    expect(await stored()).toMatchObject({ email: OLD })
  })

  test('is not offered to an address on the way that was never confirmed', async () => {
    await changeTo(NEW)
    await changeTo(THIRD)

    expect(mailedUndo(NEW)).toBeNull()
    expect(await undo(OLD)).toMatchObject({ ok: true })
  })

  test('is possible as long as nobody else can take the old address', async () => {
    await changeTo(NEW)
    await confirm(NEW)

    const join = () => identity.accounts.register({ ...karim, email: OLD }, FIREFOX)
    expect(await join()).toEqual(refusal('email-taken'))
    clock.pass(7 * DAY)
    await identity.removeExpired()
    expect(await join()).toMatchObject({ ok: true })
  })

  test('is refused to a blocked, a deleted and an invented account', async () => {
    await changeTo(NEW)
    const change = mailedUndo(OLD)!
    expect(await identity.emailAddresses.undoChange({ ...change, changedAt: new Date(0) })).toEqual(INVALID)
    await mark(db, camille.username, 'is_blocked')
    expect(await identity.emailAddresses.undoChange(change)).toEqual(INVALID)
    expect(await identity.emailAddresses.canUndoChange(change)).toBe(false)

    await db.write('DELETE FROM users')
    expect(await identity.emailAddresses.undoChange(change)).toEqual(INVALID)
  })

  test('turns off a second factor that is newer than the change', async () => {
    await changeTo(NEW)
    await confirm(NEW)
    clock.pass(60)
    await setUpFactor(identityDriver(identity, clock, me.user, me.caller))

    await undo(OLD)
    expect(await stored()).toMatchObject({ secondFactorAt: null })
    expect(mails.at(-1)).toMatchObject({ template: 'second-factor-off', to: OLD })
  })

  test('leaves a second factor on that is older than the change', async () => {
    await setUpFactor(identityDriver(identity, clock, me.user, me.caller))
    clock.pass(60)
    await changeTo(NEW)

    await undo(OLD)
    expect(await stored()).toMatchObject({ email: OLD, secondFactorAt: expect.any(Date) })
  })
})

describe('an old address that was never confirmed', () => {
  test('can take the change back until the account has confirmed one', async () => {
    await changeTo(NEW)
    const change = mailedUndo(OLD)!
    expect(await identity.emailAddresses.canUndoChange(change)).toBe(true)

    await confirm(NEW)
    expect(await identity.emailAddresses.undoChange(change)).toEqual(INVALID)
  })
})

test('the copy of the data has the changes that can be taken back', async () => {
  await changeTo(NEW)

  expect(await identity.accounts.findOwnData(await stored())).toMatchObject({
    emailChanges: [{ oldEmail: OLD, changedAt: clock.now() }],
  })
})
