import { answeredList } from '../../http/list.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

const { loader, action } = operations('/api/admin/exam-results', {
  GET: async ({ slice }) => answeredList(await site().admin.listExamResults({}, slice)),
})
export { action, loader }
