import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { z } from 'zod'
import type { CheckedAd } from '#modules/ads'
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
import { KEPT_IN_BIN } from '#app/text/bin'
import { AD_DELETED, AD_NOT_DELETED } from '#app/text/ads'
import { AdminNotFound } from '../admin-not-found'
import { backToList, useReturn } from '../back-to-list'
import { actOf, findAd, openBelow } from '../panel.server'
import { revision, toNext, UNDECIDABLE } from './decisions'

const ACTS = {
  approve: { here: 'Approuver', title: "Approuver l'annonce" },
  hide: { here: 'Masquer', title: "Masquer l'annonce" },
  show: { here: 'Afficher de nouveau', title: "Afficher de nouveau l'annonce" },
  delete: { here: 'Supprimer', title: "Supprimer l'annonce" },
}

type Act = keyof typeof ACTS

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.item ? ACTS[params.act as Act].title : AD_NOT_FOUND)

/**
 * The buttons of the list approve at once; that page is for admins who had to sign in first. An ad that is no longer
 * pending leads back to the list.
 */
export function loader(args: LoaderFunctionArgs) {
  const what = actOf(ACTS, args.params)
  return openBelow(args, 'ads', async (id) => {
    const ad = await findAd(id)
    if (!ad) return null
    if (what === 'approve' && ad.state !== 'pending')
      throw await redirectWith(backToList(args.request, 'ads'), failure(UNDECIDABLE.decided))
    return ad
  })
}

export async function action(args: ActionFunctionArgs) {
  const what = actOf(ACTS, args.params)
  const by = callerOf(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const { admin } = site()
  const to = backToList(args.request, 'ads')
  if (what === 'delete') {
    return act(args, () => admin.deleteAd(by, id), {
      to,
      done: AD_DELETED,
      refused: { 'not-found': AD_NOT_FOUND },
      failed: AD_NOT_DELETED,
    })
  }
  if (what === 'hide' || what === 'show') {
    return act(args, () => (what === 'hide' ? admin.hideAd : admin.showAd)(by, id), {
      to,
      ...VISIBILITY[what],
    })
  }
  const submission = await readForm(args.request, z.object({ revision }))
  // No button of this site sends another.
  if (submission.status !== 'success') throw badRequest()
  return act(args, () => admin.approveAd(by, { id, ...submission.value }), {
    to,
    // The list says so, where it can be undone.
    done: ({ canUndo }) => (canUndo ? seeOther(toNext(to)) : 'Annonce approuvée avec succès'),
    refused: UNDECIDABLE,
    failed: "Erreur lors de l'approbation de l'annonce",
  })
}

const NOT_VISIBLE = {
  'not-found': AD_NOT_FOUND,
  'not-now': "L'état de cette annonce a changé entre-temps.",
}

const VISIBILITY = {
  hide: {
    done: 'Annonce masquée : son auteur est prévenu par email',
    refused: NOT_VISIBLE,
    failed: "Impossible de masquer l'annonce",
  },
  show: {
    done: 'Annonce affichée de nouveau : son auteur est prévenu par email',
    refused: NOT_VISIBLE,
    failed: "Impossible d'afficher l'annonce",
  },
}

export default function ActOnAd() {
  const { item: ad, list } = useLoaderData<typeof loader>()
  const what = useParams().act as Act
  const back = useReturn()
  if (!ad) return <AdminNotFound tab="ads" list={list} />
  const { here } = ACTS[what]
  const shown = { action: back(paths.admin.actOnAd(ad.id, what)), cancelHref: list }
  return (
    <>
      <AdminBreadcrumbs tab="ads" list={list} here={here} />
      <Confirmation {...shown} {...asked(ad, what)} />
    </>
  )
}

function asked({ title, revision }: CheckedAd, what: Act) {
  const button = ACTS[what].title
  switch (what) {
    case 'approve':
      return {
        title: 'Approuver cette annonce ?',
        about: `« ${title} » est publiée tout de suite, et son auteur prévenu par email.`,
        button: ACTS.approve.here,
        variant: 'primary',
        fields: { revision: String(revision) },
      } as const
    case 'hide':
      return {
        title: 'Masquer cette annonce ?',
        about: `« ${title} » n'est plus visible que de son auteur et des administrateurs, jusqu'à votre décision. Son auteur est prévenu par email.`,
        button,
        variant: 'danger',
      } as const
    case 'show':
      return {
        title: 'Afficher de nouveau cette annonce ?',
        about: `« ${title} » est de nouveau visible de tous, et son auteur prévenu par email.`,
        button,
        variant: 'primary',
      } as const
    case 'delete':
      return {
        title: 'Supprimer cette annonce ?',
        about: `« ${title} » disparaît tout de suite. ${KEPT_IN_BIN}`,
        button,
        variant: 'danger',
      } as const
  }
}
