import type { GradedAnswer, ResultDetails } from '#modules/exams'
import { RESULT_UNKNOWN } from '#app/calls/exams'
import { answered, failed } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations('/api/exam-results/{id}/details', {
  async GET({ session: { user }, id }) {
    const { exams } = site()
    const details = await (user.isAdmin ? exams.findAnyResult(id) : exams.findResult(user.id, id))
    return details ? answered(asContract(details)) : failed(404, RESULT_UNKNOWN)
  },
})
export { action, loader }

function asContract({ result, answers }: ResultDetails) {
  return { examResult: result, answers: answers.map(withItsQuestion) }
}

function withItsQuestion({ id, userAnswer, isCorrect, questionId, position: _, ...question }: GradedAnswer) {
  return { userAnswer: { id, userAnswer, isCorrect }, question: { id: questionId, ...question } }
}
