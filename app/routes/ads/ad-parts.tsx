import { excerpt } from '#app/text'
import { paths } from '#app/paths'
import { type Crumb, HOME_CRUMB, NothingHere } from '#app/ui'

export const AD_CRUMBS = [HOME_CRUMB, { label: 'Petites annonces', href: paths.ads() }]

/** Returns the breadcrumbs that lead to a page below an ad. */
export function toCrumbsBelow({ id, title }: { id: number; title: string }): Crumb[] {
  return [...AD_CRUMBS, { label: cutTitle(title), href: paths.ad(id) }]
}

/** Cuts an ad's title for the breadcrumbs, because the heading just below shows it in full. */
export function cutTitle(title: string): string {
  return excerpt(title, 40)
}

/** Looks the same for an ad that does not exist and for one that the reader may not see. */
export function AdNotFound() {
  return (
    <NothingHere
      text="Cette annonce n'existe pas, ou n'est plus disponible."
      href={paths.ads()}
      back="Retour aux petites annonces"
    />
  )
}
