import { useLoaderData } from '@remix-run/react'
import { visitorAdReportSchema } from '#modules/admin/reports/schema'
import type { PageHandle } from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
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
import { action, type Loaded, loader } from './ad.server'
import { OneOpenReport, REPORT_FORM, ReportButtons, ReportFields } from './report-parts'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ ad, receipt }) =>
  ad
    ? {
        title: REPORT_LABELS.ad,
        heading: receipt ? 'Signalement reçu' : undefined,
        crumbs: toCrumbsBelow(ad),
        here: 'Signaler',
      }
    : { title: AD_NOT_FOUND }

const BY_MAIL = "Un administrateur relit cette annonce et vous dit par email ce qu'il décide."

type Reported = NonNullable<Loaded['ad']>

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
