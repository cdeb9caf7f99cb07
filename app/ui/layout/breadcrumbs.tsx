import { paths } from '#app/paths'
import { Fr } from '../text/fr'
import * as css from './trail.css'

export type Crumb = { label: string; href?: string }

/** The first of every way. */
export const HOME_CRUMB: Crumb = { label: 'Accueil', href: paths.home() }

/** A crumb without address is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={css.trail} aria-label="Fil d'Ariane">
      <ol className={css.crumbs}>
        {crumbs.map((crumb) => (
          <CrumbItem key={crumb.label} {...crumb} />
        ))}
      </ol>
    </nav>
  )
}

function CrumbItem({ label, href }: Crumb) {
  const words = (
    <span>
      <Fr>{label}</Fr>
    </span>
  )
  if (!href) {
    return (
      <li className={css.here} aria-current="page">
        {words}
      </li>
    )
  }
  return (
    <li className={css.crumb}>
      <a className={css.link} href={href}>
        {words}
      </a>
    </li>
  )
}
