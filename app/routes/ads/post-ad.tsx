import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { flash } from '#app/http/flash.server'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { limitAds, tooManyOnPage } from '#app/http/limits.server'
import { seeOther } from '#app/http/redirect.server'
import { currentUser, requireSession, signInFirst } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Actions } from '#app/ui/forms/actions'
import { EmptyState } from '#app/ui/feedback/empty-state'
import { ButtonLink } from '#app/ui/forms/button'
import { PageHead } from '#app/ui/layout/page-head'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AdForm } from './ad-form'
import { adFormSchema } from './ad-form-schema'
import { CATEGORY_CLOSED, POST_AN_AD } from './words'

export const meta: MetaFunction = () => unlistedMeta(POST_AN_AD)

/** Of whoever has posted too often. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  if (!user) return null
  return { contactEmail: user.email, contactPhone: user.phone, closed: site().ads.closedCategories }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, token } = await requireSession({ request, context })
  const submission = await readForm(request, adFormSchema())
  if (submission.status !== 'success') return refuseForm(submission)
  const { certify, ...ad } = submission.value
  return actOn(submission, { context, failure: FAILED }, async () => {
    const wait = await limitAds(user)
    if (wait) return tooManyOnPage(submission, wait)
    const created = await site().ads.create({ userId: user.id, token }, ad, {
      isCertified: certify !== undefined,
    })
    if (created.ok) return seeOther(paths.home(), [await flash({ kind: 'success', ...SUBMITTED })])
    switch (created.code) {
      case 'category-closed':
        return refuseForm(submission, { fieldErrors: { category: [CATEGORY_CLOSED] } })
      case 'signed-out':
        return signInFirst(request)
    }
  })
}

export default function PostAd() {
  const member = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  return (
    <>
      <AdBreadcrumbs here={POST_AN_AD} />
      {member ? (
        <>
          <PageHead title={POST_AN_AD} intro="Un administrateur relit chaque annonce avant sa publication." />
          <AdForm
            action={paths.postAd()}
            submit="Publier l'annonce"
            cancelHref={paths.ads()}
            closed={member.closed}
            defaultValue={{
              type: 'sale',
              contactEmail: member.contactEmail,
              contactPhone: member.contactPhone,
            }}
            lastResult={lastResult}
          />
        </>
      ) : (
        <SignInRequired />
      )}
    </>
  )
}

function SignInRequired() {
  return (
    <EmptyState
      level={1}
      title="Connexion requise"
      text="Les annonces sont postées par les membres. L'inscription est gratuite."
      action={
        <Actions>
          <ButtonLink href={paths.auth({ redirectTo: paths.postAd() })} variant="primary">
            Se connecter
          </ButtonLink>
          <ButtonLink href={paths.auth({ mode: 'register', redirectTo: paths.postAd() })}>
            S'inscrire
          </ButtonLink>
        </Actions>
      }
    />
  )
}

const SUBMITTED = {
  title: 'Annonce soumise',
  text: 'Un administrateur va la vérifier avant sa publication. Suivez-la sous « Mes annonces ».',
}

const FAILED = "Une erreur s'est produite lors de la soumission."
