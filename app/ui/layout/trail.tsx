import { paths } from '#app/paths'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './trail.css'

export type Crumb = { label: string; href?: string }

/** The first crumb of every page. */
export const HOME_CRUMB: Crumb = { label: 'Accueil', href: paths.home() }

/** The way to every page of a member's own. */
export const MEMBER_CRUMBS: readonly Crumb[] = [
  HOME_CRUMB,
  { label: 'Tableau de bord', href: paths.dashboard() },
]

/** A crumb without address is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={css.trail} aria-label="Fil d'Ariane">
      <ol className={css.crumbs}>
        {crumbs.map(({ label, href }) => {
          const words = <span>{french(label)}</span>
          return href ? (
            <li key={label} className={css.crumb}>
              <a className={css.link} href={href}>
                {words}
              </a>
            </li>
          ) : (
            <li key={label} className={css.here} aria-current="page">
              {words}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export function BackLink({ href, children = 'Retour' }: { href: string; children?: string }) {
  return (
    <a className={css.back} href={href}>
      <Icon name="chevronLeft" size={16} />
      <span>{french(children)}</span>
    </a>
  )
}
