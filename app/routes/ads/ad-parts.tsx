import { AD_NOT_FOUND, excerpt } from '#app/text/words'
import { paths } from '#app/paths'
import { HintedAction } from '#app/ui/ads/ads-layout'
import { FullState } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'
import { Breadcrumbs, type Crumb, HOME_CRUMB } from '#app/ui/layout/trail'
import { POST_AN_AD, SIGN_IN_TO_POST } from './words'

type AdBreadcrumbsProps = {
  /** The ad that a page below it is about. */
  ad?: { id: number; title: string }
  here: string
}

export function AdBreadcrumbs({ ad, here }: AdBreadcrumbsProps) {
  return <Breadcrumbs crumbs={adCrumbs({ ad, here })} />
}

export function adCrumbs({ ad, here }: AdBreadcrumbsProps): Crumb[] {
  return [
    HOME_CRUMB,
    { label: 'Petites annonces', href: paths.ads() },
    ...(ad ? [{ label: excerpt(ad.title, LONGEST), href: paths.ad(ad.id) }] : []),
    { label: excerpt(here, LONGEST) },
  ]
}

/** Longer titles are cut: the heading just below shows them in full. */
const LONGEST = 40

/** Also shown for an ad that this reader may not see. */
export function AdNotFound() {
  return (
    <FullState
      shot="outside"
      title={AD_NOT_FOUND}
      text="Cette annonce n'existe pas, ou n'est plus disponible."
      actions={
        <ButtonLink href={paths.ads()} variant="primary">
          Retour aux petites annonces
        </ButtonLink>
      }
    />
  )
}

type PostAdButtonProps = {
  isMember: boolean
  label?: string
  variant?: 'default' | 'primary'
  /** At the end of the page head. */
  atEnd?: boolean
}

/** Visitors sign in first, and land on the form. */
export function PostAdButton({
  isMember,
  label = POST_AN_AD,
  variant = 'primary',
  atEnd,
}: PostAdButtonProps) {
  const form = paths.postAd()
  return (
    <HintedAction hint={isMember ? undefined : SIGN_IN_TO_POST} atEnd={atEnd}>
      <ButtonLink href={isMember ? form : paths.auth({ redirectTo: form })} variant={variant}>
        {label}
      </ButtonLink>
    </HintedAction>
  )
}
