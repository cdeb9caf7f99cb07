import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentReportSchema } from '#modules/admin/reports/schema'
import {
  actOnce,
  limitUser,
  notFound,
  type Once,
  type PageHandle,
  readForm,
  readReturn,
  redirectWith,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { LESSON_NOT_FOUND, QUESTION_NOT_FOUND, REASON_NAMES, REPORT_LABELS } from '#app/text'
import { paths } from '#app/paths'
import { BackLink, Breadcrumbs, MEMBER_CRUMBS, NothingHere, PageHead, ReportPage } from '#app/ui'
import { NOT_REPORTED, OneOpenReport, REPORT_SENT, REPORTED, ReportForm } from './report-parts'
import { findReported } from './reported.server'

export const handle: PageHandle<typeof loader> = ({ content }, { params }) => ({
  title: content ? REPORT_LABELS[content.about.kind] : toNotFound(params),
  crumbs: MEMBER_CRUMBS,
  here: 'Signaler',
})

/** Loads the content of `/signaler/question/:id` or `/signaler/lecon/:slug`, and the last report about it. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const content = await findReported(args.request, args.params)
  const last = content && (await site().admin.reports.findLast(user.id, content.about))
  return data(
    { content, last, back: readReturn(args.request, content?.home ?? paths.dashboard()) },
    { status: content ? 200 : 404 },
  )
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const content = await findReported(args.request, args.params)
  if (!content) return notFound()
  const submission = await readForm(args.request, contentReportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const back = readReturn(args.request, content.home)
  const { about, place, version } = content
  const report = async (once: Once) =>
    (await limitUser('report', session.user)) ??
    once((tx) => site().admin.reports.add(toCaller(session), { ...about, version }, submission.value, tx))
  return actOnce(args, session, report, {
    form: submission,
    to: back,
    done: REPORT_SENT,
    refused: {
      'not-found': toNotFound(args.params),
      reported: () => redirectWith(paths.report({ kind: about.kind, place, version }, back), REPORTED),
    },
    failed: NOT_REPORTED,
  })
}

const toNotFound = ({ slug }: { slug?: string }) =>
  slug === undefined ? QUESTION_NOT_FOUND : LESSON_NOT_FOUND

export default function ReportQuestionOrLesson() {
  const { content, last, back } = useLoaderData<typeof loader>()
  if (!content)
    return (
      <NothingHere
        text="L'adresse est incomplète, ou ce qu'elle nommait n'existe plus."
        href={paths.dashboard()}
        back="Retour au tableau de bord"
      />
    )
  const { kind } = content.about
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <ReportPage {...content}>
        <OneOpenReport last={last} back={<BackLink href={back}>Revenir en arrière</BackLink>}>
          <ReportForm
            schema={contentReportSchema}
            reasons={REASON_NAMES[kind]}
            hint="Expliquez l'erreur et, si vous le pouvez, citez le texte de loi. Vous pouvez aussi laisser ce champ vide, sauf pour « Autre chose »."
            action={paths.report({ kind, place: content.place, version: content.version }, back)}
            back={back}
          />
        </OneOpenReport>
      </ReportPage>
    </>
  )
}
