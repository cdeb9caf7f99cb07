import type { Tx } from '../../../db/database'
import type { Clock } from '../../kernel/clock'
import type { Identity } from '../contract'
import type { UserStore } from '../data/user-store'
import type { PasswordHasher } from '../data/password-hasher'
import type { Registration } from '../schemas'

type Parts = { users: UserStore; passwords: PasswordHasher; clock: Clock }

export async function createAdmin(
  { users, passwords, clock }: Parts,
  { password, ...person }: Registration,
  tx?: Tx,
): ReturnType<Identity['createAdmin']> {
  const passwordHash = await passwords.hash(password)
  return users.add({ ...person, passwordHash, isAdmin: true, createdAt: clock.now() }, tx)
}
