import { formatQuestions } from '../../../../modules/exams'
import { day } from '../../../format'
import { PRIVATE } from '../../../http/cache'
import { calls, requireCallingAdmin } from '../../../http/call.server'
import { seeOther } from '../../../http/redirect.server'
import { currentUser } from '../../../http/session.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'

const { loader, action } = calls({
  /** As `/admin/questions/import` reads it again. The byte order mark is for spreadsheets. */
  async GET(args) {
    // To the page: a download would come without one.
    if (!(await currentUser(args))) return seeOther(paths.auth({ redirectTo: paths.admin.questions() }))
    await requireCallingAdmin(args)
    const questions = await site().exams.listForExport()
    return new Response(`\uFEFF${formatQuestions(questions)}`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="prepa-lts-questions-${day(new Date())}.csv"`,
        'Cache-Control': PRIVATE,
      },
    })
  },
})
export { action, loader }
