import { GRACE_SECONDS, type RunningAttempt } from '../../../modules/exams'
import { seeOther } from '../../http/redirect.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { leaveAttempt } from './leave-attempt.server'

/** The question that the address shows. Throws: 404 for no exam of this member, else where it leads. */
export async function readQuiz(userId: number, asked: { attemptId: number | null; number: number | null }) {
  const attempt = asked.attemptId === null ? null : await site().exams.findAttempt(userId, asked.attemptId)
  if (!attempt) throw new Response(null, { status: 404 })
  if (attempt.status === 'closed') throw await leaveAttempt(attempt)

  const { id, type, remainingSeconds, questions } = attempt
  const frontier = firstUnanswered(attempt)
  const number = asked.number
  if (number === null || number > frontier) throw seeOther(paths.quiz({ type, attempt: id, q: frontier }))

  const here = paths.quiz({ type, attempt: id, q: number })
  const question = questions[number - 1]!
  return {
    quiz: {
      attemptId: id,
      action: here,
      number,
      remainingSeconds,
      question,
      questions: questions.map(({ position, userAnswer }) => ({
        number: position,
        answered: userAnswer !== null,
        href: position <= frontier ? paths.quiz({ type, attempt: id, q: position }) : undefined,
      })),
    },
    refresh: { seconds: remainingSeconds + GRACE_SECONDS + 1, url: here },
  }
}

/** The last question when all have an answer. */
function firstUnanswered({ questions }: RunningAttempt): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}
