import { hash, verify, type Options } from '@node-rs/argon2'
import { Turns } from '#db/turns'

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/**
 * Each hash takes one of Node's four worker threads for its whole time, and SQLite and the file
 * system live on the same four: a burst of sign-ins must not stop the pages.
 */
const AT_ONCE = 2

/** argon2id with OWASP's iterations and parallelism; `memory` in KiB is the operator's. */
export function createPasswordHasher(memory: number) {
  const cost = { memoryCost: memory, timeCost: 2, parallelism: 1 } satisfies Options
  const turns = new Turns('hash a password', { atOnce: AT_ONCE })
  // Verifying against it takes as long as against the hash of a real account.
  const nobody = hash('nobody', cost)
  return {
    hash: (password: string) => turns.run(() => hash(password, cost)),

    /** Whether it was made at another cost. */
    isStale: (passwordHash: string) =>
      !passwordHash.includes(`$m=${memory},t=${cost.timeCost},p=${cost.parallelism}$`),

    /** False without a hash, after the same time: whether an account exists must not show. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const against = passwordHash ?? (await nobody)
      const matches = await turns.run(() => verify(against, password))
      return matches && passwordHash !== null
    },
  }
}
