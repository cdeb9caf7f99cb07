import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { POST_AN_AD } from '#app/text'
import { Actions, Breadcrumbs, ButtonLink, EmptyState, PageHead } from '#app/ui'
import { DeleteDraftLink, describeReopened, DraftButtons } from '#app/ui/ads'
import { AdForm } from './ad-form'
import { AD_CRUMBS } from './ad-parts'
import { action, loader } from './post-ad.server'

export { action, loader }

export const handle: PageHandle = { title: POST_AN_AD, crumbs: AD_CRUMBS }

export default function PostAd() {
  const member = useLoaderData<typeof loader>()
  const draft = member?.draft
  return (
    <>
      <Breadcrumbs />
      {member ? (
        <>
          <PageHead
            intro={
              draft ? describeReopened(draft) : 'Un administrateur relit chaque annonce avant sa publication.'
            }
            actions={draft && <DeleteDraftLink />}
          />
          <AdForm
            action={paths.postAd()}
            submit="Publier l'annonce"
            cancelHref={paths.ads()}
            closed={member.closed}
            photos={draft?.photos}
            draftButtons={<DraftButtons />}
            defaultValue={draft ? draft.fields : { type: 'sale', ...member.contacts }}
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
