import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm } from '#app/http/form.server'
import { redirectWith, seeOther } from '#app/http/redirect.server'
import { badRequest, notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdminNotFound } from '../admin-not-found'
import { backToList, useReturn } from '#app/http/back-to-list'
import { findAd, openBelow } from '../panel.server'
import { revision, toNext, UNAPPROVABLE } from './decisions'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? "Approuver l'annonce" : AD_NOT_FOUND)

/**
 * The buttons of the list approve at once; this page is for admins who had to sign in first. An ad that is no longer
 * pending leads back to the list.
 */
export function loader(args: LoaderFunctionArgs) {
  return openBelow(args, 'ads', async (id) => {
    const ad = await findAd(id)
    if (ad && ad.state !== 'pending')
      throw await redirectWith(backToList(args.request, 'ads'), failure(UNAPPROVABLE.decided))
    return ad
  })
}

export async function action(args: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, z.object({ revision }))
  // No button of this site sends another.
  if (submission.status !== 'success') throw badRequest()
  const to = backToList(args.request, 'ads')
  return act(args, () => site().admin.decisions.approve(by, { id, ...submission.value }), {
    to,
    // The list says so, where it can be undone.
    done: ({ canUndo }) => (canUndo ? seeOther(toNext(to)) : 'Annonce approuvée'),
    refused: UNAPPROVABLE,
    failed: "Erreur lors de l'approbation de l'annonce",
  })
}

export default function ApproveAd() {
  const { item: ad, list } = useLoaderData<typeof loader>()
  const back = useReturn()
  if (!ad) return <AdminNotFound of="ads" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab="ads" list={list} here="Approuver" />
      <Confirmation
        title="Approuver cette annonce ?"
        about={`« ${ad.title} » est publiée tout de suite, et son auteur prévenu par email.`}
        action={back(paths.admin.actOnAd(ad.id, 'approve'))}
        button="Approuver"
        variant="primary"
        fields={{ revision: String(ad.revision) }}
        cancelHref={list}
      />
    </>
  )
}
