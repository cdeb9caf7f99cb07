import { formatQuestions, type QuestionFields } from '#modules/exams'
import { BYTE_ORDER_MARK, csvHeaders } from '#app/http/download.server'
import { calls, requireCallingAdmin } from '#app/http/call.server'
import { seeOther } from '#app/http/redirect.server'
import { currentUser } from '#app/http/session.server'
import { paths } from '#app/paths'

type QuestionsFile = { name: () => string; questions: () => Promise<QuestionFields[]> | QuestionFields[] }

/** A file for admins that `/admin/questions/import` can read again. The byte order mark is for spreadsheets. */
export function questionsFile({ name, questions }: QuestionsFile) {
  return calls({
    async GET(args) {
      // Back to the page, since a download would leave the user on the sign-in page.
      if (!(await currentUser(args))) return seeOther(paths.auth({ redirectTo: paths.admin.questions() }))
      await requireCallingAdmin(args)
      const text = BYTE_ORDER_MARK + formatQuestions(await questions())
      return new Response(text, { headers: csvHeaders(name()) })
    },
  })
}
