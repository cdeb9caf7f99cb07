import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { newAdSchema } from '#modules/ads/schemas'
import { type PageHandle, requireUser, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { AdPage } from '#app/ui/ads'
import { Breadcrumbs, ButtonLink, Note, Text } from '#app/ui'
import { AD_CRUMBS } from './ad-parts'
import { ticks, withTicked } from './contact-ticks'

export const handle: PageHandle = { title: 'Aperçu', crumbs: AD_CRUMBS }

/** Redirects to the form if the draft is not yet a valid ad. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { drafts } = site().ads
  const draft = await drafts.find(user.id)
  const complete = newAdSchema.extend(ticks).safeParse(draft?.fields)
  if (!draft || !complete.success) throw seeOther(paths.postAd())
  return { ...drafts.preview(user.id, withTicked(complete.data)), photos: draft.photos }
}

export default function PreviewAd() {
  const ad = useLoaderData<typeof loader>()
  const contacts = [ad.contactPhone, ad.contactEmail].filter((contact) => contact !== null)
  return (
    <>
      <Breadcrumbs />
      <AdPage
        ad={ad}
        isOwn
        aside={
          <>
            <Note
              tone="warning"
              title="Aperçu de votre annonce"
              more={
                <ButtonLink href={paths.postAd()} variant="primary" wide>
                  Revenir au formulaire
                </ButtonLink>
              }
            >
              Personne d'autre ne voit cette page. Rien n'est envoyé : publiez l'annonce depuis son
              formulaire.
            </Note>
            <Text note>
              {contacts.length > 0
                ? `Les membres connectés voient aussi : ${contacts.join(', ')}.`
                : 'Vos coordonnées ne sont pas montrées : les membres vous écrivent par le site.'}
            </Text>
          </>
        }
      />
    </>
  )
}
