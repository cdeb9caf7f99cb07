import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { conversationReportSchema } from '#modules/ads/messages/schema'
import { actOnce, type Once } from '#app/http/act-once.server'
import { parsePositiveInteger } from '#app/http/address'
import { readForm, refuseForm, refuseTooMany } from '#app/http/form.server'
import { limitUser } from '#app/http/limits.server'
import { redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { toCaller, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import {
  CONVERSATION_NOT_FOUND,
  CONVERSATION_OUTCOMES,
  CONVERSATION_REASON_NAMES,
  REPORT_CONVERSATION,
} from '#app/text/messages'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { MESSAGE_CRUMBS } from '../messages/message-parts'
import { BackLink, Breadcrumbs, PageHead, ReportPage } from '#app/ui'
import { ConversationNotFound } from '../messages/message-parts'
import { TOO_MANY_OPEN, OneOpenReport, NOT_REPORTED, REPORT_SENT, REPORTED, ReportForm } from './report-parts'

export const handle: PageHandle<typeof loader> = ({ reported }) => {
  if (!reported) return { title: CONVERSATION_NOT_FOUND }
  const { id, other } = reported
  const crumbs = [...MESSAGE_CRUMBS, { label: other.username, href: paths.conversation(id) }]
  return { title: REPORT_CONVERSATION, crumbs, here: 'Signaler' }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parsePositiveInteger(args.params.id)
  const found = id ? await site().ads.conversationReports.findOwn(user.id, id) : null
  return found && id ? data({ reported: { id, ...found } }) : data({ reported: null }, { status: 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parsePositiveInteger(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, conversationReportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const report = async (once: Once) =>
    (await limitUser('report', session.user)) ??
    once((tx) => site().ads.conversationReports.add(toCaller(session), id, submission.value, tx))
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
  const inWords = last && {
    ...last,
    reason: CONVERSATION_REASON_NAMES[last.reason],
    outcome: last.outcome && CONVERSATION_OUTCOMES[last.outcome],
  }
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <ReportPage text={`Votre conversation avec ${other.username}`} facts={[`Annonce : ${adTitle}`, OPENS]}>
        <OneOpenReport last={inWords} back={<BackLink href={back}>Revenir à la conversation</BackLink>}>
          <ReportForm
            schema={conversationReportSchema}
            reasons={CONVERSATION_REASON_NAMES}
            hint="Dites ce qui ne va pas, et dans quel message."
            action={paths.reportConversation(id)}
            back={back}
          />
        </OneOpenReport>
      </ReportPage>
    </>
  )
}
