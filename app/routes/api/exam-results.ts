import type { Exams } from '../../../modules/exams'
import { examResultSchema } from '../../../modules/exams/schemas'
import { answered, calls, failed, readJson, requireCaller } from '../../http/call.server'
import { answeredList, readSlice } from '../../http/list.server'
import { site } from '../../modules.server'
import { LOCKED } from '../exams/words'

const { loader, action } = calls({
  async GET(args) {
    const user = await requireCaller(args)
    return answeredList(await site().exams.listResults(user.id, readSlice(args.request)))
  },

  async POST(args) {
    const user = await requireCaller(args)
    const claim = await readJson(args.request, examResultSchema)
    const recorded = await site().exams.recordResult(user.id, claim)
    if (!recorded.ok) return REFUSALS[recorded.code]()
    return answered(recorded.value, { status: 201 })
  },
})
export { action, loader }

type Refusal = Extract<Awaited<ReturnType<Exams['recordResult']>>, { ok: false }>['code']

const UNKNOWN_QUESTION = "Une des questions n'existe pas ou n'existe plus"

const REFUSALS = {
  locked: () => failed(403, LOCKED),
  'unknown-question': () => failed(400, UNKNOWN_QUESTION, { answers: [UNKNOWN_QUESTION] }),
} satisfies Record<Refusal, () => Response>
