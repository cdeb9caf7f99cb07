import type { GradedAnswer, ResultDetails } from '../../../modules/exams'
import { answered, calls, failed, requireCaller } from '../../http/call.server'
import { parseId } from '../../http/ids'
import { site } from '../../modules.server'

const { loader, action } = calls({
  async GET(args) {
    const user = await requireCaller(args)
    const { exams } = site()
    const id = parseId(args.params.id)
    const find = (resultId: number) =>
      user.isAdmin ? exams.findAnyResult(resultId) : exams.findResult(user.id, resultId)
    const details = id && (await find(id))
    return details ? answered(asContract(details)) : failed(404, 'Résultat introuvable.')
  },
})
export { action, loader }

function asContract({ result, answers }: ResultDetails) {
  return { examResult: result, answers: answers.map(withItsQuestion) }
}

function withItsQuestion({ id, userAnswer, isCorrect, questionId, position: _, ...question }: GradedAnswer) {
  return { userAnswer: { id, userAnswer, isCorrect }, question: { id: questionId, ...question } }
}
