import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { adminAdSchema } from '#modules/ads/schemas'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { refuseNoAdmin, success } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { AdminAdForm } from './admin-ad-form'
import { ChangedMeanwhile } from './changed-meanwhile'
import { findAnyAd } from './find-ad.server'
import { revision } from './revision'
import { ADS_TAB, UNDECIDABLE } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Modifier l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const ad = await findAnyAd(params)
  return data({ ad, list: backToList(request, paths.admin.ads()) }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  // The page itself, which is loaded anew, says that there is none.
  if (!id) return data(null, { status: 404 })
  const submission = await readForm(request, formSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, ...says } = submission.value
  return actOn(submission, { context, failure: FAILED }, async () => {
    const changed = await site().admin.changeAd(callerOf(session), { id, revision }, says)
    if (changed.ok) {
      const list = backToList(request, paths.admin.ads())
      return seeOther(list, [await success('Annonce mise à jour avec succès')])
    }
    switch (changed.code) {
      case 'not-found':
        return data(null, { status: 404 })
      case 'changed':
        return refuseForm(submission, { formErrors: [UNDECIDABLE.changed] })
      default:
        return refuseNoAdmin(request, changed.code)
    }
  })
}

const formSchema = adminAdSchema.extend({ revision })

export default function EditAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <AdminSubPage tab={{ ...ADS_TAB, href: list }} here="Modifier" title="Modifier l'annonce">
      <ChangedMeanwhile ad={ad} lastResult={lastResult} />
      <AdminAdForm
        action={withReturn(paths.admin.ad(ad.id), list)}
        list={list}
        revision={ad.revision}
        note={{
          title: 'État',
          text: "L'annonce garde son état : en attente, elle le reste ; en ligne, elle change tout de suite.",
        }}
        defaultValue={ad}
        lastResult={lastResult}
      />
    </AdminSubPage>
  )
}

const FAILED = "Erreur lors de la mise à jour de l'annonce"
