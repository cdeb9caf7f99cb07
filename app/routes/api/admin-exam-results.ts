import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations('/api/admin/exam-results', {
  GET: async ({ slice }) => answeredList(await site().admin.listExamResults({}, slice)),
})
export { action, loader }
