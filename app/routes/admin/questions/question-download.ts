import { formatQuestions } from '#modules/exams'
import { questionSchema } from '#modules/exams/questions/schema'
import { BYTE_ORDER_MARK, calls, csvHeaders, currentUser, requireCallingAdmin, seeOther } from '#app/http'
import { day } from '#app/text'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

/** Serves the bank, or a template, in the format that `/admin/questions/import` reads. */
const { loader, action } = calls({
  async GET(args) {
    // After signing in, an admin lands on the list of questions, because a download shows no page.
    const user = await currentUser(args)
    if (!user) return seeOther(paths.auth({ redirectTo: paths.admin.questions() }))
    if (user.isAdminWithoutFactor)
      return seeOther(paths.secondFactor({ redirectTo: paths.admin.questions() }))
    await requireCallingAdmin(args)
    const isBank = /export/i.test(decodeURI(new URL(args.request.url).pathname))
    const questions = isBank ? await site().exams.imports.listForExport() : [EXAMPLE]
    const name = isBank ? `prepa-lts-questions-${day(new Date())}` : 'prepa-lts-modele-questions'
    return new Response(BYTE_ORDER_MARK + formatQuestions(questions), { headers: csvHeaders(name) })
  },
})
export { action, loader }

const EXAMPLE = questionSchema.parse({
  question: 'Exemple à remplacer : combien de réponses une question propose-t-elle ?',
  optionA: 'Deux',
  optionB: 'Trois',
  optionC: 'Quatre',
  correctAnswer: 'B',
  theme: 'exemple',
  explanation: 'Ce que le candidat lit une fois la réponse affichée.',
  source: 'Le texte légal et son article, ou la règle de sécurité',
})
