import type { Database } from '../../db/database'
import { createTestDatabase, type TestDatabase } from '../../db/test-database'
import { createTestClock } from '../kernel/test-clock'
import { createIdentity, type Identity, type IdentityMail } from '.'

export type World = {
  identity: Identity
  clock: ReturnType<typeof createTestClock>
  /** What was queued, in order. */
  mails: IdentityMail[]
  faults: Error[]
}

/** A database without anybody; `begin` empties it and sets a new clock. */
export async function openWorld() {
  const db = await createTestDatabase()
  return {
    db,
    async begin(): Promise<World> {
      await db.write(() => db.sequelize.query('DELETE FROM users'))
      return createWorld(db)
    },
  }
}

export function createWorld(db: Database): World {
  const clock = createTestClock()
  const mails: IdentityMail[] = []
  const faults: Error[] = []
  const identity = createIdentity({
    db,
    clock,
    argon2Memory: 8,
    mails: { queue: (mail) => Promise.resolve(void mails.push(mail)) },
    report: (fault) => faults.push(fault as Error),
  })
  return { identity, clock, mails, faults }
}

/** Admin or blocked, as an admin would make him. */
export async function mark(db: TestDatabase, username: string, column: 'is_admin' | 'is_blocked') {
  await db.write(() =>
    db.sequelize.query(`UPDATE users SET ${column} = :yes WHERE username = :username`, {
      replacements: { yes: true, username },
    }),
  )
}
