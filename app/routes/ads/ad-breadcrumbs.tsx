import { paths } from '#app/paths'
import { Breadcrumbs, type Crumb, HOME_CRUMB } from '#app/ui/layout/breadcrumbs'
import { excerpt } from '#app/text/excerpt'

/** The title just below says it whole. */
const LONGEST = 40

type AdBreadcrumbsProps = {
  /** The ad that the page is about, where it is not the page itself. */
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
