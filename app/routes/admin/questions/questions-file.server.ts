import { formatQuestions, type QuestionFields } from '#modules/exams'
import { PRIVATE } from '#app/http/cache'
import { calls, requireCallingAdmin } from '#app/http/call.server'
import { seeOther } from '#app/http/redirect.server'
import { currentUser } from '#app/http/session.server'
import { paths } from '#app/paths'

type QuestionsFile = { name: () => string; questions: () => Promise<QuestionFields[]> | QuestionFields[] }

/** A file for admins, as `/admin/questions/import` reads it again. The byte order mark is for spreadsheets. */
export function questionsFile({ name, questions }: QuestionsFile) {
  return calls({
    async GET(args) {
      // To the page: a download would come without one.
      if (!(await currentUser(args))) return seeOther(paths.auth({ redirectTo: paths.admin.questions() }))
      await requireCallingAdmin(args)
      return new Response(`\uFEFF${formatQuestions(await questions())}`, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name()}.csv"`,
          'Cache-Control': PRIVATE,
        },
      })
    },
  })
}
