import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRegulated, needsPromise } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { redirectWith } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { parseId } from '#app/http/address'
import { act } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { callerOf, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { PageHead } from '#app/ui/layout/layout'
import { AdForm, adFormSchema } from './ad-form'
import { AdBreadcrumbs, AdNotFound } from './ad-parts'
import { CATEGORY_CLOSED } from '#app/text/ads'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Modifier l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ad = await findChangeable(await requireUser({ request, context }), params)
  return data({ ad, closed: site().ads.closedCategories }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireSession({ request, context })
  const found = await findChangeable(session.user, params)
  if (!found) return notFound()
  const { id } = found
  const submission = await readForm(request, adFormSchema(found))
  if (submission.status !== 'success') return refuseForm(submission)
  const { certify, ...ad } = submission.value
  // The promise is only stored for an ad that needs it: otherwise it is asked for again.
  const isCertified = isRegulated(ad.category) && (certify !== undefined || !needsPromise(ad.category, found))
  return act({ request, context }, () => site().ads.change(callerOf(session), id, { ...ad, isCertified }), {
    form: submission,
    to: paths.ad(id),
    done: CHANGED,
    refused: {
      'not-found': notFound,
      decided: DECIDED,
      'category-closed': { fieldErrors: { category: [CATEGORY_CLOSED] } },
    },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

export default function EditAd() {
  const { ad, closed } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs ad={ad} here="Modifier" />
      <PageHead title="Modifier l'annonce" intro="Elle attend toujours d'être relue par un administrateur." />
      <AdForm
        action={paths.editAd(ad.id)}
        submit="Enregistrer"
        cancelHref={paths.ad(ad.id)}
        closed={closed}
        ad={ad}
        defaultValue={ad}
      />
    </>
  )
}

/** The user's own ad that the address names. One that is no longer pending leads back to its page. */
async function findChangeable(user: User, params: { id?: string }) {
  const id = parseId(params.id)
  const ad = id ? await site().ads.findOwn(user.id, id) : null
  if (ad && ad.state !== 'pending') throw await redirectWith(paths.ad(ad.id), DECIDED)
  return ad
}

const CHANGED = {
  kind: 'success',
  title: 'Annonce mise à jour',
  text: 'Un administrateur va la vérifier avant sa publication.',
} as const

const DECIDED = {
  kind: 'info',
  title: 'Cette annonce ne peut plus être modifiée',
  text: 'Elle a déjà été vérifiée. Vous pouvez la supprimer et en poster une autre.',
} as const
