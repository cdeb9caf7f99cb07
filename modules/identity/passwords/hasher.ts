import { hash, verify, type Options } from '@node-rs/argon2'
import { Turns } from '#db/turns'

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/**
 * The most passwords hashed at once. Each hash occupies one of Node's four worker threads, which SQLite and the
 * file system also use: a burst of sign-ins must not stop the pages.
 */
const AT_ONCE = 2

/** Creates a hasher: argon2id with OWASP's iterations and parallelism, and the operator's `memory` in KiB. */
export function createPasswordHasher(memory: number) {
  const cost = { memoryCost: memory, timeCost: 2, parallelism: 1 } satisfies Options
  const turns = new Turns('hash a password', { atOnce: AT_ONCE })
  // A hash of nobody's: verifying a password against it takes as long as against a real account's.
  const nobody = hash('nobody', cost)
  return {
    hash: (password: string) => turns.run(() => hash(password, cost)),

    /** Returns whether the hash was made with other parameters than the present ones. */
    isStale: (passwordHash: string) =>
      !passwordHash.includes(`$m=${memory},t=${cost.timeCost},p=${cost.parallelism}$`),

    /** Returns false without a hash, after the same time: timing must not reveal whether an account exists. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const against = passwordHash ?? (await nobody)
      const matches = await turns.run(() => verify(against, password))
      return matches && passwordHash !== null
    },
  }
}
