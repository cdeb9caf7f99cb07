import { AD_NOT_FOUND, excerpt } from '#app/text/words'
import { paths } from '#app/paths'
import { Breadcrumbs, type Crumb, HOME_CRUMB, NothingHere } from '#app/ui'

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
    <NothingHere
      title={AD_NOT_FOUND}
      text="Cette annonce n'existe pas, ou n'est plus disponible."
      href={paths.ads()}
      back="Retour aux petites annonces"
    />
  )
}
