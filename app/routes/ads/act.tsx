import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import type { AdState } from '#modules/ads'
import type { User } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { type Flash, redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, type CurrentSession, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { type OwnAdAct, paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { actOf } from '../admin/panel.server'
import { AdBreadcrumbs, AdNotFound } from './ad-parts'
import { AD_DELETED, AD_NOT_DELETED } from '#app/text/ads'

/** How each act asks for confirmation. */
const ACTS = {
  delete: {
    here: 'Supprimer',
    title: 'Supprimer cette annonce ?',
    about: 'disparaît tout de suite. Cette action est irréversible.',
    button: "Supprimer l'annonce",
    variant: 'danger',
  },
  'mark-sold': {
    here: 'Marquer comme vendu',
    title: 'Marquer comme vendu ?',
    about: 'quitte la liste des annonces, et vos coordonnées ne sont plus affichées.',
    button: 'Marquer comme vendu',
    variant: 'primary',
  },
} as const satisfies Record<OwnAdAct, unknown>

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.ad ? ACTS[params.act as OwnAdAct].button : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const what = actOf(ACTS, params)
  const user = await requireUser({ request, context })
  const ad = what === 'delete' ? await findRemovable(user, params) : await findSellable(user, params)
  return data({ ad }, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const what = actOf(ACTS, args.params)
  const session = await requireSession(args)
  return what === 'delete' ? remove(args, session) : sell(args, session)
}

export default function ActOnOwnAd() {
  const { ad } = useLoaderData<typeof loader>()
  const what = useParams().act as OwnAdAct
  if (!ad) return <AdNotFound />
  const { here, about, ...asked } = ACTS[what]
  return (
    <>
      <AdBreadcrumbs ad={ad} here={here} />
      <Confirmation
        {...asked}
        about={`« ${ad.title} » ${about}`}
        action={paths.actOnAd(ad.id, what)}
        cancelHref={paths.ad(ad.id)}
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
    const run = () => admin.deleteAd(callerOf(session), ad.id)
    return act({ request, context }, run, { to: list, done: AD_DELETED, refused, failed })
  }
  const run = async () => ((await ads.remove(user.id, ad.id)) ? ok(undefined) : refuse('not-found'))
  return act({ request, context }, run, {
    to: paths.ad(ad.id),
    done: () => redirectWith(list, { kind: 'success', title: AD_DELETED }),
    refused: { 'not-found': notFound },
    failed,
  })
}

async function sell({ request, context, params }: ActionFunctionArgs, { user }: CurrentSession) {
  const ad = await findSellable(user, params)
  if (!ad) return notFound()
  const run = async () => ((await site().ads.markSold(user.id, ad.id)) ? ok(undefined) : refuse('not-found'))
  return act({ request, context }, run, {
    to: paths.ad(ad.id),
    done: { kind: 'success', title: 'Annonce marquée comme vendue' },
    refused: { 'not-found': notFound },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

async function findRemovable(user: User, params: Params) {
  const id = parseId(params.id)
  return id ? site().ads.findRemovable(id, user) : null
}

/** The user's own ad. One that is not online leads to its page, which offers no button to sell it. */
async function findSellable(user: User, params: Params) {
  const id = parseId(params.id)
  const ad = id ? await site().ads.findOwn(user.id, id) : null
  if (ad && ad.state !== 'online') throw await redirectWith(paths.ad(ad.id), UNSELLABLE[ad.state])
  return ad
}

const UNSELLABLE: Record<Exclude<AdState, 'online'>, Flash> = {
  pending: {
    kind: 'failure',
    title: "Cette annonce n'est pas encore en ligne",
    text: "Elle ne peut pas encore être marquée comme vendue. Si vous n'en avez plus besoin, supprimez-la.",
  },
  sold: { kind: 'info', title: 'Cette annonce est déjà marquée comme vendue' },
  expired: { kind: 'failure', title: "Cette annonce est expirée : elle n'est plus en ligne" },
  hidden: {
    kind: 'failure',
    title: "Un administrateur a masqué cette annonce le temps d'examiner un signalement",
  },
  rejected: {
    kind: 'failure',
    title: 'Cette annonce a été refusée',
    text: "Elle n'est pas en ligne. Vous pouvez la supprimer et en poster une autre.",
  },
}
