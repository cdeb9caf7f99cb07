import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adReportSchema, visitorAdReportSchema } from '#modules/admin/reports/schema'
import {
  act,
  actOnce,
  currentSession,
  currentUser,
  limitUser,
  limitVisitorReport,
  notFound,
  type Once,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  redirectWith,
  refuseForm,
  refuseTooMany,
  seeOther,
  toCaller,
} from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { readReceipt, receiptToken } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND, REASON_NAMES, REPORT_LABELS } from '#app/text'
import {
  ActionLink,
  BackLink,
  Breadcrumbs,
  Honeypot,
  Note,
  PageHead,
  ReportPage,
  Text,
  TextField,
} from '#app/ui'
import { AdNotFound, toCrumbsBelow } from '../ads/ad-parts'
import {
  ALREADY_REPORTED,
  type LastReport,
  TOO_MANY_OPEN,
  NOT_REPORTED,
  OneOpenReport,
  REPORT_FORM,
  ReportButtons,
  REPORTED,
  ReportFields,
} from './report-parts'

export const handle: PageHandle<typeof loader> = ({ ad, receipt }) =>
  ad
    ? {
        title: REPORT_LABELS.ad,
        heading: receipt ? 'Signalement reçu' : undefined,
        crumbs: toCrumbsBelow(ad),
        here: 'Signaler',
      }
    : { title: AD_NOT_FOUND }

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { admin, ads, linkTokens } = site()
  const id = parsePositiveInteger(args.params.id)
  const ad = id ? await ads.listings.find(id, user) : null
  if (!ad) return data({ ad, email: null, receipt: null, last: null } satisfies Loaded, { status: 404 })
  if (ad.userId === user?.id) throw await redirectWith(paths.ad(ad.id), OWN_AD)
  const made = readReceipt(linkTokens, new URL(args.request.url).searchParams.get('recu') ?? '')
  const receipt = made?.adId === ad.id ? made.report : null
  const last = user && !receipt ? await admin.reports.findLast(user.id, { kind: 'ad', id: ad.id }) : null
  const reported = { id: ad.id, title: ad.title }
  return data({ ad: reported, email: user?.email ?? null, receipt, last } satisfies Loaded)
}

/** Sends the report. A member gets the reply at their account's address, whatever the form says. */
export async function action(args: ActionFunctionArgs) {
  const session = await currentSession(args)
  const id = parsePositiveInteger(args.params.id)
  if (!id) return notFound()
  const to = paths.ad(id)
  const { admin, linkTokens } = site()
  const about = { kind: 'ad', id } as const
  const done = (report: number) =>
    seeOther(paths.reportAd(id, { recu: receiptToken(linkTokens, { adId: id, report }) }))
  const refused = { 'not-found': notFound, 'own-ad': OWN_AD }
  if (session) {
    const submission = await readForm(args.request, adReportSchema)
    if (submission.status !== 'success') return refuseForm(submission)
    const report = async (once: Once) =>
      (await limitUser('report', session.user)) ??
      once((tx) => admin.reports.add(toCaller(session), about, submission.value, tx))
    return actOnce(args, session, report, {
      ...{ form: submission, to, done, failed: NOT_REPORTED },
      refused: {
        ...refused,
        reported: () => redirectWith(paths.reportAd(id), REPORTED),
        'too-many-open': () => refuseTooMany(submission, TOO_MANY_OPEN),
      },
    })
  }
  const submission = await readForm(args.request, visitorAdReportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { email, website, ...said } = submission.value
  if (website) return refuseForm(submission, { formErrors: [FOR_PROGRAMS] })
  const report = async () =>
    (await limitVisitorReport(args.context, email)) ?? admin.reports.add({ email }, about, said)
  return act(args, report, {
    ...{ form: submission, to, failed: NOT_REPORTED },
    done: (report) => done(report.id),
    refused: {
      ...refused,
      reported: { formErrors: [ALREADY_REPORTED] },
      'too-many-open': () => refuseTooMany(submission, TOO_MANY_OPEN),
    },
  })
}

const OWN_AD = {
  kind: 'info',
  title: "C'est votre annonce",
  text: 'Vous pouvez la modifier ou la supprimer sur sa page.',
} as const

const FOR_PROGRAMS =
  "Le signalement n'a pas été envoyé. Un champ caché, que seuls les robots remplissent, n'était pas vide : envoyez de nouveau le formulaire."

const BY_MAIL = "Un administrateur relit cette annonce et vous dit par email ce qu'il décide."

type Reported = { id: number; title: string }

export default function ReportAd() {
  const { ad, ...loaded } = useLoaderData<Loaded>()
  if (!ad) return <AdNotFound />
  const { receipt } = loaded
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <ReportPage text={ad.title} facts={receipt ? [] : [BY_MAIL]}>
        {receipt ? <Receipt ad={ad} number={receipt} /> : <Asked ad={ad} {...loaded} />}
      </ReportPage>
    </>
  )
}

type Loaded = {
  ad: Reported | null
  /** The address of the member's account, or null for a visitor. */
  email: string | null
  receipt: number | null
  last: LastReport | null
}

function Receipt({ ad, number }: { ad: Reported; number: number }) {
  return (
    <>
      <Note title={`Votre signalement porte le n° ${number}`}>
        {`Merci. ${BY_MAIL} Un email vous le confirme tout de suite.`}
      </Note>
      <HowReportsWork />
      <BackLink href={paths.ad(ad.id)}>{"Revenir à l'annonce"}</BackLink>
    </>
  )
}

const HowReportsWork = () => (
  <div>
    <ActionLink href={paths.reportContent()}>Comment un signalement est traité</ActionLink>
  </div>
)

function Asked({ ad, email, last }: Pick<Loaded, 'email' | 'last'> & { ad: Reported }) {
  const back = <BackLink href={paths.ad(ad.id)}>{"Revenir à l'annonce"}</BackLink>
  return (
    <>
      <OneOpenReport last={last} back={back}>
        <AdReportForm ad={ad} email={email} />
      </OneOpenReport>
      <HowReportsWork />
    </>
  )
}

function AdReportForm({ ad, email }: Pick<Loaded, 'email'> & { ad: Reported }) {
  const [form, fields] = useSchemaForm(visitorAdReportSchema, { id: REPORT_FORM })
  const emailProps = fieldProps(fields.email, 'email')
  return (
    <PostForm form={form} action={paths.reportAd(ad.id)} once>
      <ReportFields
        schema={visitorAdReportSchema}
        fields={fields}
        reasons={REASON_NAMES.ad}
        hint="Dites ce qui ne va pas, et où dans l'annonce."
      />
      <TextField
        {...emailProps}
        defaultValue={email ?? emailProps.defaultValue}
        readOnly={email !== null}
        label="Votre email"
        hint={`${email === null ? 'Pour vous répondre seulement' : 'Celui de votre compte'} : l'auteur de l'annonce ne le voit pas.`}
        autoComplete="email"
      />
      <Honeypot name="website" />
      <Text note>{GOOD_FAITH}</Text>
      <ReportButtons back={paths.ad(ad.id)} />
    </PostForm>
  )
}

/** The declaration that Regulation (EU) 2022/2065, art. 16, 2, d requires. */
const GOOD_FAITH =
  'En envoyant ce signalement, vous affirmez croire de bonne foi que ce que vous écrivez est exact et complet.'
