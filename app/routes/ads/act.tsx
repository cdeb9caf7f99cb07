import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import type { ClassifiedAd } from '#modules/ads'
import type { User } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { act } from '#app/http/act.server'
import { actOf, parseId } from '#app/http/address'
import { type Flash, redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, type CurrentSession, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { type OwnAdAct, paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdBreadcrumbs, AdNotFound } from './ad-parts'
import { isFromList, readReturn } from './ad-query.server'
import { OWN_ACTS, refusalOf, renewed } from './own-acts'
import { findOwnFor } from './own-ad.server'
import { AD_DELETED, AD_NOT_DELETED } from '#app/text/ads'

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.ad ? OWN_ACTS[params.act as OwnAdAct].button : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const what = actOf(OWN_ACTS, params)
  const user = await requireUser({ request, context })
  const ad = await (what === 'delete' ? findRemovable(user, params) : findOwnFor([what], user, params))
  return data({ ad, ...readReturn(request) }, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const what = actOf(OWN_ACTS, args.params)
  const session = await requireSession(args)
  return what === 'delete' ? remove(args, session) : change(args, session, what)
}

export default function ActOnOwnAd() {
  const { ad, retour } = useLoaderData<typeof loader>()
  const what = useParams().act as OwnAdAct
  if (!ad) return <AdNotFound />
  const { here, about, ...asked } = OWN_ACTS[what]
  return (
    <>
      <AdBreadcrumbs ad={ad} here={here} />
      <Confirmation
        {...asked}
        about={`« ${ad.title} » ${about}`}
        action={paths.actOnAd(ad.id, what, { retour })}
        cancelHref={retour ? paths.ownAds() : paths.ad(ad.id)}
      />
    </>
  )
}

type Params = { id?: string }

/** An admin's deletion is in the log of the panel, also that of their own ad. */
async function remove({ request, context, params }: ActionFunctionArgs, session: CurrentSession) {
  const { user } = session
  const { ads, admin } = site()
  const ad = await findRemovable(user, params)
  if (!ad) return notFound()
  const list = ad.userId === user.id ? paths.ownAds() : paths.ads()
  const failed = AD_NOT_DELETED
  if (user.isAdmin) {
    const refused = { 'not-found': AD_NOT_FOUND }
    const run = () => admin.ads.delete(callerOf(session), ad.id)
    return act({ request, context }, run, { to: list, done: AD_DELETED, refused, failed })
  }
  const run = async () => ((await ads.listings.remove(user.id, ad.id)) ? ok(undefined) : refuse('not-found'))
  return act({ request, context }, run, {
    to: paths.ad(ad.id),
    done: () => redirectWith(list, { kind: 'success', title: AD_DELETED }),
    refused: { 'not-found': notFound },
    failed,
  })
}

type Change = Exclude<OwnAdAct, 'delete'>

async function change(
  { request, context, params }: ActionFunctionArgs,
  { user }: CurrentSession,
  what: Change,
) {
  const ad = await findOwnFor([what], user, params)
  if (!ad) return notFound()
  return act({ request, context }, () => RUN[what](user.id, ad.id), {
    to: isFromList(request) ? paths.ownAds() : paths.ad(ad.id),
    done: DONE[what],
    refused: { 'not-found': notFound, 'not-now': refusalOf(what, ad) },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

type Run = (userId: number, id: number) => Promise<Result<ClassifiedAd, 'not-found' | 'not-now'>>

const RUN: Record<Change, Run> = {
  'mark-sold': async (userId, id) => {
    const sold = await site().ads.lifecycle.markSold(userId, id)
    return sold ? ok(sold) : refuse('not-found')
  },
  'undo-sale': (userId, id) => site().ads.lifecycle.undoSale(userId, id),
  reserve: (userId, id) => site().ads.lifecycle.reserve(userId, id),
  release: (userId, id) => site().ads.lifecycle.release(userId, id),
  renew: (userId, id) => site().ads.lifecycle.renew(userId, id),
}

const DONE: Record<Change, (ad: ClassifiedAd) => Flash> = {
  'mark-sold': () => ({ kind: 'success', title: 'Annonce marquée comme vendue' }),
  'undo-sale': () => ({
    kind: 'success',
    title: 'Vente annulée',
  }),
  reserve: () => ({ kind: 'success', title: 'Annonce marquée comme réservée' }),
  release: () => ({ kind: 'success', title: 'Réservation levée' }),
  renew: renewed,
}

async function findRemovable(user: User, params: Params) {
  const id = parseId(params.id)
  return id ? site().ads.listings.findRemovable(id, user) : null
}
