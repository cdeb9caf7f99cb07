import { EXAMS, type Exams } from '../../../modules/exams'
import { examTypeSchema } from '../../../modules/exams/schemas'
import { answered, failed } from '../../http/call.server'
import { parseId } from '../../http/ids'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'
import { LOCKED, NOT_ENOUGH_QUESTIONS } from '../exams/words'

const MOST = EXAMS.official.questions

const { loader, action } = operations('/api/questions/random/{count}', {
  async GET({ session: { user }, params, request }) {
    const count = parseId(params.count)
    if (count === null || count > MOST)
      return failed(400, `Le nombre de questions doit être un nombre entier de 1 à ${MOST}`)
    const type = readType(request)

    const drawn = await site().exams.drawQuestions(user.id, type, count)
    if (!drawn.ok) {
      const { status, message } = REFUSALS[drawn.code]
      return failed(status, message)
    }
    return answered(drawn.value)
  },
})
export { action, loader }

type Refusal = Extract<Awaited<ReturnType<Exams['drawQuestions']>>, { ok: false }>['code']

const REFUSALS = {
  locked: { status: 403, message: LOCKED },
  'not-enough-questions': { status: 409, message: NOT_ENOUGH_QUESTIONS },
} as const satisfies Record<Refusal, { status: number; message: string }>

function readType(request: Request) {
  const parsed = examTypeSchema.safeParse(new URL(request.url).searchParams.get('type') ?? 'practice')
  if (parsed.success) return parsed.data
  const messages = parsed.error.issues.map((issue) => issue.message)
  throw failed(400, messages.join(), { type: messages })
}
