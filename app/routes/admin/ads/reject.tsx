import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdFormLayout } from '#app/ui/ads/ad-form'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { failure, refuseNoAdmin, success } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList } from '../back-to-list'
import { loadWaitingAd } from './find-ad.server'
import { rejectFormSchema, RejectForm } from './reject-form'
import { ADS_TAB, UNDECIDABLE } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Rejeter l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return loadWaitingAd(request, params)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  // The page itself, which is loaded anew, says that there is none.
  if (!id) return data(null, { status: 404 })
  const submission = await readForm(request, rejectFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, reason } = submission.value
  return actOn(submission, { context, failure: FAILED }, async () => {
    const list = backToList(request, paths.admin.ads())
    const rejected = await site().admin.rejectAd(callerOf(session), { id, revision }, reason)
    if (rejected.ok) return seeOther(list, [await success('Annonce rejetée')])
    switch (rejected.code) {
      case 'signed-out':
      case 'not-admin':
        return refuseNoAdmin(request, rejected.code)
      // What was typed is kept beside what the ad says now.
      case 'changed':
        return refuseForm(submission, { formErrors: [UNDECIDABLE.changed] })
      default:
        return seeOther(list, [await failure(UNDECIDABLE[rejected.code])])
    }
  })
}

export default function RejectAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <AdminSubPage
      tab={{ ...ADS_TAB, href: list }}
      here="Rejeter"
      title="Rejeter l'annonce"
      intro="Son auteur reçoit le motif par email et le lit à côté de son annonce, qu'il ne peut plus que supprimer."
    >
      <AdFormLayout>
        <RejectForm ad={ad} list={list} lastResult={lastResult} />
      </AdFormLayout>
    </AdminSubPage>
  )
}

const FAILED = "Erreur lors du rejet de l'annonce"
