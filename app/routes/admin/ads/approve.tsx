import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/form.server'
import { parseId } from '#app/http/ids'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { actAsAdmin } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { loadWaitingAd } from './find-ad.server'
import { revisionSchema } from './revision'
import { ADS_TAB, UNDECIDABLE } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Approuver l'annonce" : AD_NOT_FOUND)

/** Whoever had to sign in before he could approve it comes here, and confirms it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return loadWaitingAd(request, params)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return data(null, { status: 404 })
  const submission = await readForm(request, revisionSchema)
  // No button of ours sends another.
  if (submission.status !== 'success') throw new Response(null, { status: 400 })
  const { revision } = submission.value
  return actAsAdmin({ request, context }, () => site().admin.approveAd(callerOf(session), { id, revision }), {
    to: backToList(request, paths.admin.ads()),
    done: 'Annonce approuvée avec succès',
    refused: UNDECIDABLE,
    failed: "Erreur lors de l'approbation de l'annonce",
  })
}

export default function ApproveAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab={{ ...ADS_TAB, href: list }} here="Approuver" />
      <Confirmation
        title="Approuver cette annonce ?"
        about={`« ${ad.title} » est publiée tout de suite, et son auteur prévenu par email.`}
        action={withReturn(paths.admin.approveAd(ad.id), list)}
        button="Approuver"
        variant="primary"
        cancelHref={list}
        fields={{ revision: String(ad.revision) }}
      />
    </>
  )
}
