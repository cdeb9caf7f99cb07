import type { Tx } from '#db/database'
import type { Identity } from '../contract'
import { newToken } from '../data/token'
import type { Registration } from '../schemas'
import type { Parts } from './parts'

/** With the password that nobody has ever seen, and so at the cost of every other account. */
export async function createWithoutSignIn(
  { users, passwords, clock }: Parts,
  person: Omit<Registration, 'password'>,
  tx?: Tx,
): ReturnType<Identity['createWithoutSignIn']> {
  const passwordHash = await passwords.hash(newToken())
  return users.add({ ...person, passwordHash, isAdmin: false, createdAt: clock.now() }, tx)
}
