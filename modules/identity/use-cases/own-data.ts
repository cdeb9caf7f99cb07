import { ok, refuse } from '../../kernel/result'
import type { Identity, OwnData } from '../contract'
import { expiredSince } from '../domain/session-lifetime'
import { isPassword } from './sign-in'
import type { Parts } from './parts'

export async function findOwnData(
  { users, sessions, resetTokens, clock }: Parts,
  userId: number,
): Promise<OwnData> {
  const { user } = await users.get(userId)
  const stored = await sessions.listOwn(userId, expiredSince(clock.now()))
  return {
    user,
    sessions: stored.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      startedAt: createdAt,
      lastUsedAt,
    })),
    passwordResets: await resetTokens.listOf(userId),
  }
}

export async function deleteAccount(
  parts: Parts,
  userId: number,
  password: string,
): ReturnType<Identity['deleteAccount']> {
  if (!(await isPassword(parts, userId, password))) return refuse('wrong-password')
  const { db, users, mails } = parts
  return db.transaction(async (tx) => {
    if (await users.isLastAdmin(userId, tx)) return refuse('last-admin')
    const { user } = await users.get(userId, tx)
    await users.remove(userId, tx)
    const parameters = { firstName: user.firstName }
    await mails.queue({ template: 'account-deleted', to: user.email, parameters }, tx)
    return ok(undefined)
  })
}
