import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { MOST_FAVOURITES } from '#modules/ads/rules'
import { ok } from '#modules/kernel/result'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { type FavouriteAct, paths } from '#app/paths'
import { actOf } from '../admin/panel.server'
import { AdNotFound } from './ad-parts'
import { isFromList } from './ad-query.server'

const ACTS = { add: 0, remove: 0 } satisfies Record<FavouriteAct, 0>

/** Leads to the ad, as after a sign-in on the way here. */
export async function loader(args: LoaderFunctionArgs) {
  actOf(ACTS, args.params)
  await requireUser(args)
  throw seeOther(paths.ad(adOf(args)))
}

export async function action(args: ActionFunctionArgs) {
  const what = actOf(ACTS, args.params)
  const session = await requireSession(args)
  const id = adOf(args)
  const to = isFromList(args.request) ? paths.favourites() : paths.ad(id)
  const { ads } = site()
  if (what === 'remove') {
    const run = async () => ok(await ads.favourites.remove(session.user.id, id))
    return act(args, run, {
      to,
      done: { kind: 'success', title: 'Annonce retirée de vos favoris' },
      refused: {},
    })
  }
  return act(args, () => ads.favourites.add(callerOf(session), id), {
    to,
    done: {
      kind: 'success',
      title: 'Annonce ajoutée à vos favoris',
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- mistaken for the method of String
      link: { href: paths.favourites(), label: 'Voir mes favoris' },
    },
    refused: {
      // The page of the ad says so.
      'not-found': () => seeOther(paths.ad(id)),
      'own-ad': { kind: 'info', title: 'Cette annonce est la vôtre' },
      ended: { kind: 'failure', title: "Cette annonce n'est plus en ligne" },
      full: {
        kind: 'failure',
        title: 'Vos favoris sont au complet',
        text: `Vous pouvez en garder ${MOST_FAVOURITES}. Retirez-en un pour ajouter cette annonce.`,
      },
    },
  })
}

/** Any other address is an unknown page. */
function adOf({ params }: LoaderFunctionArgs): number {
  const id = parseId(params.id)
  if (!id) throw notFound()
  return id
}

/** Never shown: both ways lead on. With it, an address that names nothing has the site's own page. */
export default AdNotFound
