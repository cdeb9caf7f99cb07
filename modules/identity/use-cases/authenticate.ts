import { ok, refuse } from '../../kernel/result'
import type { Credentials, Identity } from '../contract'
import type { UserStore } from '../data/user-store'
import type { PasswordHasher } from '../data/password-hasher'

type Parts = { users: UserStore; passwords: PasswordHasher }

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
