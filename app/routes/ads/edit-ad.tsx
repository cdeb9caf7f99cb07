import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isRegulated, needsPromise, stateOf } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { flash } from '#app/http/flash.server'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { seeOther } from '#app/http/redirect.server'
import { requireSession, requireUser, signInFirst } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { PageHead } from '#app/ui/layout/page-head'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AdForm } from './ad-form'
import { adFormSchema } from './ad-form-schema'
import { AdNotFound } from './ad-not-found'
import { findOwnAd, type Params } from './find-ad.server'
import { CATEGORY_CLOSED } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Modifier l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ad = await findChangeable(await requireUser({ request, context }), params)
  return data({ ad, closed: site().ads.closedCategories }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { user, token } = await requireSession({ request, context })
  const found = await findChangeable(user, params)
  // The page itself, which is loaded anew, says that there is none.
  if (!found) return data(null, { status: 404 })
  const { id } = found
  const submission = await readForm(request, adFormSchema(found))
  if (submission.status !== 'success') return refuseForm(submission)
  const { certify, ...ad } = submission.value
  // A promise is for an ad that needs it: of another it would be asked for again.
  const isCertified = isRegulated(ad.category) && (certify !== undefined || !needsPromise(ad.category, found))
  return actOn(submission, { context, failure: FAILED }, async () => {
    const changed = await site().ads.change({ userId: user.id, token }, id, ad, { isCertified })
    if (changed.ok) return seeOther(paths.ad(id), [await flash({ kind: 'success', ...CHANGED })])
    switch (changed.code) {
      case 'signed-out':
        return signInFirst(request)
      case 'not-found':
        return data(null, { status: 404 })
      case 'decided':
        return alreadyApproved(id)
      case 'category-closed':
        return refuseForm(submission, { fieldErrors: { category: [CATEGORY_CLOSED] } })
    }
  })
}

export default function EditAd() {
  const { ad, closed } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
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
        lastResult={lastResult}
      />
    </>
  )
}

/** The ad that the form is about, before anything of the form itself is looked at. */
async function findChangeable(user: User, params: Params) {
  const ad = await findOwnAd(user, params)
  if (ad && stateOf(ad) !== 'pending') throw await alreadyApproved(ad.id)
  return ad
}

async function alreadyApproved(id: number): Promise<Response> {
  return seeOther(paths.ad(id), [await flash({ kind: 'info', ...APPROVED })])
}

const CHANGED = {
  title: 'Annonce mise à jour',
  text: 'Un administrateur va la vérifier avant sa publication.',
}
const APPROVED = {
  title: 'Cette annonce ne peut plus être modifiée',
  text: 'Elle a déjà été vérifiée. Vous pouvez la supprimer et en poster une autre.',
}
const FAILED = "Erreur lors de la mise à jour de l'annonce"
