import { excerpt } from '#app/text/words'
import { AD_NOT_FOUND } from '#app/text/not-found'
import { paths } from '#app/paths'
import { Breadcrumbs, type Crumb, HOME_CRUMB, NothingHere } from '#app/ui'

type AdBreadcrumbsProps = {
  /** The ad above this page in the breadcrumbs, if there is one. */
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

/**
 * The most characters of an ad's title in the breadcrumbs. Longer titles are cut, because the heading just
 * below shows them in full.
 */
const LONGEST = 40

/** Says that an ad does not exist, also if this reader may not see it. */
export function AdNotFound() {
  return (
    <NothingHere
      title={AD_NOT_FOUND}
      text="Cette annonce n'existe pas, ou n'est plus disponible."
      href={paths.ads()}
      back="Retour aux petites annonces"
    />
  )
}
