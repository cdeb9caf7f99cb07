import type { Stats } from '../contract'
import type { Parts } from './parts'

export async function stats({ identity, exams }: Parts): Promise<Stats> {
  const { questions, results } = await exams.totals()
  return { totalQuestions: questions, totalUsers: await identity.countActive(), totalExams: results }
}
