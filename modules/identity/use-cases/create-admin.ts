import type { Tx } from '#db/database'
import type { Identity } from '../contract'
import type { Registration } from '../schemas'
import type { Parts } from './parts'

export async function createAdmin(
  { users, passwords, clock }: Parts,
  { password, ...person }: Registration,
  tx?: Tx,
): ReturnType<Identity['createAdmin']> {
  const passwordHash = await passwords.hash(password)
  return users.add({ ...person, passwordHash, isAdmin: true, createdAt: clock.now() }, tx)
}
