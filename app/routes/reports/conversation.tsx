import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { conversationReportSchema } from '#modules/admin/reports/schema'
import {
  actOnce,
  limitUser,
  notFound,
  type Once,
  type PageHandle,
  parseId,
  readForm,
  redirectWith,
  refuseForm,
  refuseTooMany,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { CONVERSATION_NOT_FOUND, REASON_NAMES, REPORT_LABELS } from '#app/text'
import { paths } from '#app/paths'
import { BackLink, Breadcrumbs, PageHead, ReportPage } from '#app/ui'
import { ConversationNotFound, MESSAGE_CRUMBS } from '../messages/message-parts'
import { TOO_MANY_OPEN, OneOpenReport, NOT_REPORTED, REPORT_SENT, REPORTED, ReportForm } from './report-parts'

export const handle: PageHandle<typeof loader> = ({ reported }) => {
  if (!reported) return { title: CONVERSATION_NOT_FOUND }
  const { id, other } = reported
  const crumbs = [...MESSAGE_CRUMBS, { label: other.username, href: paths.conversation(id) }]
  return { title: REPORT_LABELS.conversation, crumbs, here: 'Signaler' }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.id)
  const { admin, ads } = site()
  const found = id ? await ads.messages.find(user.id, id) : null
  if (!found || !id) return data({ reported: null }, { status: 404 })
  const last = await admin.reports.findLast(user.id, { kind: 'conversation', id })
  return data({ reported: { id, ...found, last } })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, conversationReportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const report = async (once: Once) =>
    (await limitUser('report', session.user)) ??
    once((tx) =>
      site().admin.reports.add(toCaller(session), { kind: 'conversation', id }, submission.value, tx),
    )
  return actOnce(args, session, report, {
    form: submission,
    to: paths.conversation(id),
    done: REPORT_SENT,
    refused: {
      'not-found': notFound,
      reported: () => redirectWith(paths.reportConversation(id), REPORTED),
      'too-many-open': () => refuseTooMany(submission, TOO_MANY_OPEN),
    },
    failed: NOT_REPORTED,
  })
}

const OPENS =
  "Votre signalement remet aux modérateurs une copie des derniers messages de cette conversation, et rien d'autre. Nous n'avertissons pas l'autre membre."

export default function ReportConversation() {
  const { reported } = useLoaderData<typeof loader>()
  if (!reported) return <ConversationNotFound />
  const { id, other, adTitle, last } = reported
  const back = paths.conversation(id)
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <ReportPage text={`Votre conversation avec ${other.username}`} facts={[`Annonce : ${adTitle}`, OPENS]}>
        <OneOpenReport last={last} back={<BackLink href={back}>Revenir à la conversation</BackLink>}>
          <ReportForm
            schema={conversationReportSchema}
            reasons={REASON_NAMES.conversation}
            hint="Dites ce qui ne va pas, et dans quel message."
            action={paths.reportConversation(id)}
            back={back}
          />
        </OneOpenReport>
      </ReportPage>
    </>
  )
}
