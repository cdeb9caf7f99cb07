import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import type { Report } from '#modules/exams'
import { reportSchema } from '#modules/exams/schemas'
import { act } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { limitUser } from '#app/http/limits.server'
import { redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { longDate } from '#app/text/format'
import { OUTCOMES, REASON_NAMES, reasonOf, REPORT_LABELS } from '#app/text/reports'
import { LESSON_NOT_FOUND, QUESTION_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Note } from '#app/ui/content/blocks'
import { ReportPage } from '#app/ui/content/report'
import { NothingHere } from '#app/ui/feedback/states'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { choicesOf, SelectField } from '#app/ui/forms/choice-fields'
import { TextArea } from '#app/ui/forms/field'
import { BackLink, Breadcrumbs, MEMBER_CRUMBS, PageHead } from '#app/ui/layout/layout'
import { backFrom, findReported, type ReportedContent } from './reported.server'

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.content ? REPORT_LABELS[data.content.about.kind] : notFoundOf(params))

/** What is reported, at `/signaler/question/:id` and `/signaler/lecon/:slug`, with the member's last report of it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const content = await findReported(request, params)
  const last = content && (await site().exams.findLastReport(user.id, content.about))
  return data({ content, last, back: backFrom(request, content) }, { status: content ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireSession({ request, context })
  const content = await findReported(request, params)
  if (!content) return notFound()
  const submission = await readForm(request, reportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const back = backFrom(request, content)
  const { about, place, version } = content
  const report = async () =>
    (await limitUser('report', session.user)) ??
    site().exams.report(callerOf(session), about, { ...submission.value, version })
  return act({ request, context }, report, {
    form: submission,
    to: back,
    done: SENT,
    refused: {
      unknown: notFoundOf(params),
      reported: () => redirectWith(paths.report({ kind: about.kind, place, version }, back), REPORTED),
    },
    failed: "Impossible d'envoyer le signalement",
  })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

const SENT = {
  kind: 'success',
  title: 'Signalement envoyé',
  text: 'Merci. Un administrateur vous répond par email.',
} as const

const ALREADY = 'Déjà signalé'
const REPORTED = {
  kind: 'info',
  title: ALREADY,
  text: 'Votre premier signalement attend encore sa réponse. Rien de plus ne lui a été ajouté.',
} as const

const notFoundOf = ({ slug }: { slug?: string }) =>
  slug === undefined ? QUESTION_NOT_FOUND : LESSON_NOT_FOUND

export default function ReportContent() {
  const { content, last, back } = useLoaderData<typeof loader>()
  const params = useParams()
  if (!content)
    return (
      <NothingHere
        title={notFoundOf(params)}
        text="L'adresse est incomplète, ou ce qu'elle nommait n'existe plus."
        href={paths.dashboard()}
        back="Retour au tableau de bord"
      />
    )
  const isOpen = last?.closedAt === null
  return (
    <>
      <Breadcrumbs crumbs={[...MEMBER_CRUMBS, { label: 'Signaler' }]} />
      <PageHead title={REPORT_LABELS[content.about.kind]} />
      <ReportPage {...content}>
        {last && <LastReport report={last} />}
        {isOpen ? <BackLink href={back}>Revenir en arrière</BackLink> : <ReportForm {...{ content, back }} />}
      </ReportPage>
    </>
  )
}

function LastReport({ report }: { report: Report }) {
  const { outcome, closedAt, createdAt, message, reply } = report
  const said = `Le ${longDate(createdAt)}, motif « ${reasonOf(report)} » :\n${message}`
  if (outcome === null || closedAt === null)
    return <Note title={ALREADY}>{`${said}\n\nUn administrateur vous répondra par email.`}</Note>
  const answer = `${OUTCOMES[outcome]} le ${longDate(closedAt)}.${reply ? ` Réponse :\n${reply}` : ''}`
  return <Note title="Votre dernier signalement">{`${said}\n\n${answer}`}</Note>
}

function ReportForm({ content, back }: { content: ReportedContent; back: string }) {
  const [form, fields] = useSchemaForm(reportSchema, { id: 'signalement' })
  const { about, place, version } = content
  return (
    <PostForm form={form} action={paths.report({ kind: about.kind, place, version }, back)}>
      <SelectField
        {...fieldProps(fields.reason)}
        label="Motif"
        options={[{ value: '', label: 'Choisissez' }, ...choicesOf(REASON_NAMES[about.kind])]}
      />
      <TextArea
        {...fieldProps(fields.message)}
        label="Votre remarque"
        hint="Ce qui ne va pas et, si vous le connaissez, le texte qui le montre. 1 000 caractères au plus."
      />
      <Actions>
        <Button variant="primary">Envoyer le signalement</Button>
        <ButtonLink href={back}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
