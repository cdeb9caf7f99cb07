import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { z } from 'zod'
import type { CheckedAd } from '#modules/ads'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm } from '#app/http/form.server'
import { badRequest, notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { type AdAct, paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AD_DELETED, AD_NOT_DELETED } from '#app/text/ads'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { actOf } from '../panel.server'
import { ADS_TAB, revision, UNDECIDABLE } from './decisions'
import { loadAd, loadPendingAd } from './find-ad.server'

/** How each act asks for confirmation. */
const ACTS = {
  approve: {
    meta: "Approuver l'annonce",
    here: 'Approuver',
    title: 'Approuver cette annonce ?',
    about: 'est publiée tout de suite, et son auteur prévenu par email.',
    button: 'Approuver',
    variant: 'primary',
    fields: ({ revision }: CheckedAd) => ({ revision: String(revision) }),
  },
  delete: {
    meta: "Supprimer l'annonce",
    here: 'Supprimer',
    title: 'Supprimer cette annonce ?',
    about: 'disparaît tout de suite. Cette action est irréversible.',
    button: "Supprimer l'annonce",
    variant: 'danger',
    fields: () => undefined,
  },
} as const satisfies Record<AdAct, unknown>

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.ad ? ACTS[params.act as AdAct].meta : AD_NOT_FOUND)

/** The buttons of the list approve at once; this page is for admins who had to sign in first. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const what = actOf(ACTS, params)
  await requireAdmin({ request, context })
  return what === 'approve' ? loadPendingAd(request, params) : loadAd(request, params)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const what = actOf(ACTS, params)
  const by = callerOf(await requireAdmin({ request, context }))
  const id = parseId(params.id)
  if (!id) return notFound()
  const to = backToList(request, paths.admin.ads())
  const { admin } = site()
  if (what === 'delete') {
    return act({ request, context }, () => admin.deleteAd(by, id), {
      to,
      done: AD_DELETED,
      refused: { 'not-found': AD_NOT_FOUND },
      failed: AD_NOT_DELETED,
    })
  }
  const submission = await readForm(request, z.object({ revision }))
  // No button of this site sends another.
  if (submission.status !== 'success') throw badRequest()
  return act({ request, context }, () => admin.approveAd(by, { id, ...submission.value }), {
    to,
    done: 'Annonce approuvée avec succès',
    refused: UNDECIDABLE,
    failed: "Erreur lors de l'approbation de l'annonce",
  })
}

export default function ActOnAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  const what = useParams().act as AdAct
  if (!ad) return <AdminNotFound what="ad" list={list} />
  const { here, title, about, button, variant, fields } = ACTS[what]
  return (
    <>
      <AdminBreadcrumbs tab={{ ...ADS_TAB, href: list }} here={here} />
      <Confirmation
        title={title}
        about={`« ${ad.title} » ${about}`}
        action={withReturn(paths.admin.actOnAd(ad.id, what), list)}
        button={button}
        variant={variant}
        cancelHref={list}
        fields={fields(ad)}
      />
    </>
  )
}
