import { hash, verify, type Options } from '@node-rs/argon2'
import { Turns } from '#db/turns'

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/** Half of Node's four worker threads, so that SQLite and the file system can use the others. */
const AT_ONCE = 2

/** Uses argon2id with OWASP's iterations and parallelism; `memory` is in KiB. */
export function createPasswordHasher(memory: number) {
  const cost = { memoryCost: memory, timeCost: 2, parallelism: 1 } satisfies Options
  const turns = new Turns('hash a password', { atOnce: AT_ONCE })
  const nobody = hash('nobody', cost)
  return {
    hash: (password: string) => turns.run(() => hash(password, cost)),

    isStale: (passwordHash: string) =>
      !passwordHash.includes(`$m=${memory},t=${cost.timeCost},p=${cost.parallelism}$`),

    /** Takes the same time without a hash, so that timing does not reveal whether an account exists. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const against = passwordHash ?? (await nobody)
      const matches = await turns.run(() => verify(against, password))
      return matches && passwordHash !== null
    },
  }
}
