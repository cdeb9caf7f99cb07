import type { OwnExams } from '../contract'
import type { Models } from './models'

export type OwnDataStore = ReturnType<typeof createOwnDataStore>

export function createOwnDataStore({ attempts, results }: Models) {
  return {
    /** Everything, in the order in which it came to be. */
    async find(userId: number): Promise<OwnExams> {
      const begun = await attempts.findAll({
        where: { userId },
        include: { association: 'questions', include: ['version'] },
        order: ['id', ['questions', 'position', 'ASC']],
      })
      const recorded = await results.findAll({
        where: { userId },
        include: { association: 'answers', include: ['version'] },
        order: ['id', ['answers', 'position', 'ASC']],
      })
      return {
        attempts: begun.map(({ examType, startedAt, deadline, closedAt, questions = [] }) => ({
          examType,
          startedAt,
          deadline,
          closedAt,
          answers: questions.map(({ position, version, userAnswer, answeredAt }) => ({
            position,
            question: version!.question,
            userAnswer,
            answeredAt,
          })),
        })),
        examResults: recorded.map(
          ({ id, examType, score, totalQuestions, timeSpent, createdAt, answers = [] }) => ({
            id,
            examType,
            score,
            totalQuestions,
            timeSpent,
            createdAt,
            answers: answers.map(({ position, version, userAnswer, isCorrect }) => ({
              position,
              question: version!.question,
              userAnswer,
              isCorrect,
            })),
          }),
        ),
      }
    },
  }
}
