import { ok, refuse } from '../../kernel/result'
import type { Credentials, Identity } from '../contract'
import type { Parts } from './parts'

export async function authenticate(
  { users, passwords }: Parts,
  { username, password }: Credentials,
): ReturnType<Identity['authenticate']> {
  const account = await users.findForSignIn(username)
  const matches = await passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !matches) return refuse('wrong-credentials')
  if (account.user.isBlocked) return refuse('blocked')
  return ok(account.user)
}

export async function isPassword(
  { users, passwords }: Parts,
  userId: number,
  password: string,
): Promise<boolean> {
  const { passwordHash } = await users.get(userId)
  return passwords.verify(passwordHash, password)
}
