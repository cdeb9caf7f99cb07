import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adClosingSchema } from '#modules/admin/reports/schema'
import { REJECTION_RULES } from '#modules/ads/rules'
import { fieldProps } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { adInWords, ALREADY_CLOSED, count, NOT_CLOSED, REJECTION_NAMES, REPORT_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, RowActions, toAdminCrumbs } from '#app/ui/admin'
import { stateBadge } from '#app/ui/ads'
import { Button, french, ReportPage, SelectField, toChoices } from '#app/ui'
import { words } from '#app/ui/content/blocks.css'
import { AdFacts } from '../ads/ad-summary'
import type { PageHandle } from '#app/http'
import { defineAction } from '#app/http/actions'
import { findAdWithPhotos, requireAdminItem, runAdminAction } from '../panel.server'
import { AdminNotFound } from '../admin-not-found'
import { withReturn } from '#app/http/way-back'
import { adActions, memberActions, toReporterName } from '../report-actions'
import { Closing, ReportNote } from '../reports/closing'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Annonce signalée' : REPORT_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', paths.admin.ads(), { label: 'Annonces signalées', href: list }),
})

/** Loads the report, the other open reports that the same answer closes, and the current ad. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'adReports', async (id, user) => {
    const { admin, identity } = site()
    const report = await admin.reports.find('ad', id)
    if (!report) return null
    const ad = report.adId === null ? null : await findAdWithPhotos(report.adId, user)
    const together = report.closedAt === null ? await admin.reports.listOpenWith(report) : [report]
    const names = await identity.members.findNames(together.flatMap(({ userId }) => userId ?? []))
    const reports = together.map((one) => ({ ...one, by: toReporterName(one, names) }))
    return { report, reports, ad }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'adReports', CLOSE)

const closingSchema = adClosingSchema(REJECTION_RULES)

const CLOSE = defineAction({
  label: 'Clore',
  isOnce: true,
  find: ({ admin }, id) => admin.reports.find('ad', id),
  schema: closingSchema,
  run: ({ admin }, by, { id }, closing, tx) => admin.reports.closeAdReports(by, id, closing, tx),
  done: (closed) => `${count(closed, 'signalement')} clos : la réponse part par email`,
  refused: {
    closed: ALREADY_CLOSED,
    'not-now': { formErrors: ["Cette annonce n'est plus sur le site : il n'y a rien à retirer."] },
  },
  failed: NOT_CLOSED,
})

export default function ReportedAd() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="adReports" list={list} />
  const { report, reports, ad } = item
  const { id, ownerId, ownerName } = report
  const isOnSite = ad?.isApproved ?? false
  const here = withReturn(paths.admin.adReport(id), list)
  return (
    <AdminSubPage>
      <ReportPage
        text={report.title}
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
                `L'annonce a été supprimée depuis.${report.text && " Voici ce qu'elle disait quand elle a été signalée."}`,
              ]
        }
        details={ad ? <AdFacts ad={ad} /> : <p className={words}>{french(report.text)}</p>}
      >
        <RowActions
          about={report.title}
          actions={[...adActions(ad, here), ...memberActions({ id: ownerId, name: ownerName }, here)]}
        />
        {reports.map((one) => (
          <ReportNote key={one.id} report={one} by={`N° ${one.id}, ${one.by}`} />
        ))}
        <Closing
          report={report}
          schema={closingSchema}
          action={here}
          list={list}
          hint="Par email, à l'auteur du signalement et, si vous retirez l'annonce, aussi à celui de l'annonce."
          above={() => <input type="hidden" name="shown" value={reports.map(({ id }) => id).join()} />}
          below={({ rule }) => isOnSite && <RuleField rule={rule} />}
        >
          <Button name="outcome" value="kept">
            Clore sans changement
          </Button>
          {isOnSite && (
            <Button name="outcome" value="removed" variant="danger">
              {"Retirer l'annonce"}
            </Button>
          )}
        </Closing>
      </ReportPage>
    </AdminSubPage>
  )
}

function RuleField({ rule }: { rule: Parameters<typeof fieldProps>[0] }) {
  return (
    <SelectField
      {...fieldProps(rule)}
      label="Règle"
      hint="Seulement pour retirer l'annonce."
      options={[{ value: '', label: 'Choisir une règle' }, ...toChoices(REJECTION_NAMES)]}
    />
  )
}
