import { paths } from '../../paths'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'

type AdBreadcrumbsProps = {
  /** The ad that the page is about, where it is not the page itself. */
  ad?: { id: number; title: string }
  here: string
}

export function AdBreadcrumbs({ ad, here }: AdBreadcrumbsProps) {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Accueil', href: paths.home() },
        { label: 'Petites annonces', href: paths.ads() },
        ...(ad ? [{ label: ad.title, href: paths.ad(ad.id) }] : []),
        { label: here },
      ]}
    />
  )
}
