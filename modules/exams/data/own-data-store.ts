import type { OwnExams } from '../contract'
import type { AttemptModel, Models, ResultModel } from './models'

export type OwnDataStore = ReturnType<typeof createOwnDataStore>

/** Exams whose answers are read at once: between two slices, other requests have their turn. */
const SLICE = 100

export function createOwnDataStore({ attempts, attemptQuestions, results, answers, versions }: Models) {
  return {
    /** Everything, in the order in which it came to be. */
    async find(userId: number): Promise<OwnExams> {
      const texts = new Map<number, string>()
      const begun = await attempts.findAll({ where: { userId }, order: ['id'] })
      const recorded = await results.findAll({ where: { userId }, order: ['id'] })
      return {
        attempts: (await inSlices(begun, (slice) => readAttempts(slice, texts))).flat(),
        examResults: (await inSlices(recorded, (slice) => readResults(slice, texts))).flat(),
      }
    },
  }

  async function readAttempts(slice: AttemptModel[], texts: Texts): Promise<OwnExams['attempts']> {
    const asked = await attemptQuestions.findAll({ where: { attemptId: idsOf(slice) }, order: ['position'] })
    await addTexts(texts, asked)
    return slice.map(({ id, examType, startedAt, deadline, closedAt }) => ({
      examType,
      startedAt,
      deadline,
      closedAt,
      answers: asked
        .filter(({ attemptId }) => attemptId === id)
        .map(({ position, questionVersionId, userAnswer, answeredAt }) => ({
          position,
          question: texts.get(questionVersionId) ?? '',
          userAnswer,
          answeredAt,
        })),
    }))
  }

  async function readResults(slice: ResultModel[], texts: Texts): Promise<OwnExams['examResults']> {
    const given = await answers.findAll({ where: { examResultId: idsOf(slice) }, order: ['position'] })
    await addTexts(texts, given)
    return slice.map(({ id, examType, score, totalQuestions, timeSpent, createdAt }) => ({
      id,
      examType,
      score,
      totalQuestions,
      timeSpent,
      createdAt,
      answers: given
        .filter(({ examResultId }) => examResultId === id)
        .map(({ position, questionVersionId, userAnswer, isCorrect }) => ({
          position,
          question: texts.get(questionVersionId) ?? '',
          userAnswer,
          isCorrect,
        })),
    }))
  }

  /** Each question is read once, however often it was asked. */
  async function addTexts(texts: Texts, asked: { questionVersionId: number }[]): Promise<void> {
    const unknown = new Set(
      asked.map(({ questionVersionId }) => questionVersionId).filter((id) => !texts.has(id)),
    )
    if (unknown.size === 0) return
    const rows = await versions.findAll({ attributes: ['id', 'question'], where: { id: [...unknown] } })
    for (const { id, question } of rows) texts.set(id, question)
  }
}

/** The questions by the id of their version. */
type Texts = Map<number, string>

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

async function inSlices<Row, Read>(rows: Row[], read: (slice: Row[]) => Promise<Read>): Promise<Read[]> {
  const reads: Read[] = []
  for (let from = 0; from < rows.length; from += SLICE) reads.push(await read(rows.slice(from, from + SLICE)))
  return reads
}
