import { createTestDatabase } from '../db/database'
import { camille, join, karim } from './people'
import { createWorld } from './identity'
import { createTestClock } from '../fixed-clock'
import { createExams } from '#modules/exams'

/** A database with Camille and Karim. */
export async function openWorld() {
  const db = await createTestDatabase()
  const { identity } = createWorld(db)
  const camilleId = (await join(identity, camille)).id
  const karimId = (await join(identity, karim)).id
  return {
    db,
    identity,
    camilleId,
    karimId,
    /** Of a session that begins now. */
    async signIn(userId: number) {
      return { userId, token: await identity.startSession(userId, 'Firefox sur Windows') }
    },
    /** An empty bank, no exams and a clock that stands where it began. */
    async begin() {
      for (const table of ['exam_results', 'attempts', 'question_versions', 'questions']) {
        await db.write(() => db.sequelize.query(`DELETE FROM ${table}`))
      }
      const clock = createTestClock()
      return { clock, exams: createExams({ db, clock, identity }) }
    },
  }
}
