import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { adReportClosingSchema } from '#modules/ads/reports/schema'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { AD_REASON_NAMES, AD_REPORT_OUTCOMES, adInWords } from '#app/text/ad-reports'
import { longDate, longDateAndTime } from '#app/text/format'
import { REJECTION_NAMES } from '#app/text/rejections'
import { ALREADY_CLOSED, NOT_CLOSED, REPORT_NOT_FOUND } from '#app/text/reports'
import { count } from '#app/text/words'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/document/page-handle'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin/admin-frame'
import { RowActions } from '#app/ui/admin/row-actions'
import { stateBadge } from '#app/ui/ads/ad-card'
import {
  Actions,
  Button,
  ButtonLink,
  french,
  Note,
  ReportPage,
  SelectField,
  TextArea,
  toChoices,
} from '#app/ui'
import { words } from '#app/ui/content/blocks.css'
import { AdFacts } from '../ads/ad-summary'
import { defineAction } from '#app/http/actions'
import { findAdWithPhotos, requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { withReturn } from '#app/http/way-back'
import { adActions, memberActions } from '../report-actions'
import { formatLength } from '#app/http/form-checks'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Annonce signalée' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', paths.admin.ads(), { label: 'Annonces signalées', href: list }),
})

/** Loads the report, the other open reports that the same answer closes, and the current ad. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'adReports', async (id, admin) => {
    const { ads, identity } = site()
    const report = await ads.reports.find(id)
    if (!report) return null
    const ad = report.adId === null ? null : await findAdWithPhotos(report.adId, admin)
    const together = report.closedAt === null ? await ads.reports.findOpenWith(report) : [report]
    const names = await identity.members.findNames(together.flatMap(({ userId }) => userId ?? []))
    const reports = together.map((one) => ({
      ...one,
      by: one.userId === null ? one.email : (names.get(one.userId)?.username ?? ''),
    }))
    return { report, reports, ad }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'adReports', CLOSE)

const CLOSE = defineAction({
  label: 'Clore',
  isOnce: true,
  find: ({ ads }, id) => ads.reports.find(id),
  schema: adReportClosingSchema,
  run: ({ admin }, by, { id }, closing, tx) => admin.adReports.close(by, id, closing, tx),
  done: (closed) => `${count(closed, 'signalement')} clos : la réponse part par email`,
  refused: {
    closed: ALREADY_CLOSED,
    'not-now': { formErrors: ["Cette annonce n'est plus sur le site : il n'y a rien à retirer."] },
  },
  failed: NOT_CLOSED,
})

export default function ReportedAd() {
  const { item, list } = useLoaderData<typeof loader>()
  // A refused answer stays in its form, even if the report has been closed meanwhile.
  const wasSent = useActionData<typeof action>() !== undefined
  if (!item) return <AdminNotFound of="adReports" list={list} />
  const { report, reports, ad } = item
  const { id, ownerId, ownerName, outcome, closedAt } = report
  const here = withReturn(paths.admin.adReport(id), list)
  return (
    <AdminSubPage>
      <ReportPage
        text={report.adTitle}
        facts={
          ad
            ? [
                `${stateBadge(ad).label}. ${adInWords(ownerName)}.`,
                ...(reports.length > 1
                  ? [`${count(reports.length, 'signalement')} en attente, une seule réponse.`]
                  : []),
              ]
            : [
                `${adInWords(ownerName)}.`,
                `L'annonce a été supprimée depuis.${report.adText && " Voici ce qu'elle disait quand elle a été signalée."}`,
              ]
        }
        details={ad ? <AdFacts ad={ad} /> : <p className={words}>{french(report.adText)}</p>}
      >
        <RowActions
          about={report.adTitle}
          actions={[...adActions(ad, here), ...memberActions({ id: ownerId, name: ownerName }, here)]}
        />
        {reports.map(({ id, by, createdAt, reason, message }) => (
          <Note
            key={id}
            title={`N° ${id}, ${by}, le ${longDateAndTime(createdAt)}, motif « ${AD_REASON_NAMES[reason]} »`}
          >
            {message}
          </Note>
        ))}
        {outcome !== null && closedAt !== null && (
          <Note title={`${AD_REPORT_OUTCOMES[outcome]} le ${longDate(closedAt)}`}>{report.reply!}</Note>
        )}
        {(closedAt === null || wasSent) && (
          <ClosingForm
            action={here}
            list={list}
            isOnSite={ad?.isApproved ?? false}
            shown={reports.map(({ id }) => id)}
          />
        )}
      </ReportPage>
    </AdminSubPage>
  )
}

type ClosingFormProps = {
  action: string
  list: string
  /** True if the ad is still on the site and can be removed. */
  isOnSite: boolean
  /** The ids of the reports that the answer closes. */
  shown: readonly number[]
}

function ClosingForm({ action, list, isOnSite, shown }: ClosingFormProps) {
  const [form, fields] = useSchemaForm(adReportClosingSchema, { id: 'cloture' })
  return (
    <PostForm form={form} action={action} once>
      <input type="hidden" name="shown" value={shown.join()} />
      <TextArea
        {...fieldProps(fields.reply)}
        label="Votre réponse"
        hint={`Par email, à l'auteur du signalement et, si vous retirez l'annonce, aussi à celui de l'annonce. ${formatLength(adReportClosingSchema.shape.reply)}`}
      />
      {isOnSite && (
        <SelectField
          {...fieldProps(fields.rule)}
          label="Règle"
          hint="Seulement pour retirer l'annonce."
          options={[{ value: '', label: 'Choisir une règle' }, ...toChoices(REJECTION_NAMES)]}
        />
      )}
      <Actions>
        <Button name="outcome" value="kept">
          Clore sans changement
        </Button>
        {isOnSite && (
          <Button name="outcome" value="removed" variant="danger">
            {"Retirer l'annonce"}
          </Button>
        )}
        <ButtonLink href={list}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
