import { hash, verify, type Options } from '@node-rs/argon2'

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/** argon2id with OWASP's iterations and parallelism; `memory` in KiB is the operator's. */
export function createPasswordHasher(memory: number) {
  const cost: Options = { memoryCost: memory, timeCost: 2, parallelism: 1 }
  // Made once, of no one's password: verifying against it takes as long as against a real one.
  const nobody = hash('nobody', cost)
  return {
    hash: (password: string) => hash(password, cost),

    /** False without a hash too, in the same time: whether an account exists must not show. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const matches = await verify(passwordHash ?? (await nobody), password)
      return matches && passwordHash !== null
    },
  }
}
