import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  actOnce,
  currentUser,
  limitUser,
  type Once,
  type PageHandle,
  refuseForm,
  refuseTooMany,
  requireSession,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Actions, Breadcrumbs, ButtonLink, EmptyState, PageHead } from '#app/ui'
import { AdForm, adFormSchema } from './ad-form'
import { AD_CRUMBS } from './ad-parts'
import { offeredContacts, withTicked } from './contact-ticks'
import { readAdForm } from './photo-form.server'
import { CATEGORY_CLOSED, POST_AN_AD, TOO_MANY_ADS } from '#app/text'

export const handle: PageHandle = { title: POST_AN_AD, crumbs: AD_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  if (!user) return null
  return { contacts: offeredContacts(user), closed: site().ads.listings.closedCategories }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const sent = await readAdForm(args, session, { schema: adFormSchema() })
  const { submission, photos } = sent
  if (sent.shownAgain) return sent.shownAgain
  if (submission.status !== 'success') return sent.withPhotos(refuseForm(submission))
  const { certify, ...ad } = withTicked(submission.value)
  const written = { ...ad, photos, isCertified: certify !== undefined }
  const create = async (once: Once) =>
    (await limitUser('ad', session.user)) ??
    once((tx) => site().ads.listings.create(toCaller(session), written, tx))
  const answer = await actOnce(args, session, create, {
    form: submission,
    also: photos.map(({ hash, caption }) => [hash, caption]),
    to: paths.home(),
    done: SUBMITTED,
    refused: {
      'category-closed': { fieldErrors: { category: [CATEGORY_CLOSED] } },
      'too-many-waiting': () => refuseTooMany(submission, TOO_MANY_ADS['too-many-waiting']),
      'too-many-ads': () => refuseTooMany(submission, TOO_MANY_ADS['too-many-ads']),
    },
    failed: "Une erreur s'est produite lors de la soumission.",
  })
  return sent.withPhotos(answer)
}

const SUBMITTED = {
  kind: 'success',
  title: 'Annonce soumise',
  text: 'Un administrateur va la vérifier avant sa publication.',
  link: { href: paths.ownAds(), label: 'Suivre mes annonces' },
} as const

export default function PostAd() {
  const member = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      {member ? (
        <>
          <PageHead intro="Un administrateur relit chaque annonce avant sa publication." />
          <AdForm
            action={paths.postAd()}
            submit="Publier l'annonce"
            cancelHref={paths.ads()}
            closed={member.closed}
            defaultValue={{ type: 'sale', ...member.contacts }}
          />
        </>
      ) : (
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
      )}
    </>
  )
}
