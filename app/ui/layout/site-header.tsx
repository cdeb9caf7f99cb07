import { paths } from '#app/paths'
import { ButtonLink } from '../forms/button'
import { Mark } from '../rings/mark'
import { wrap } from './layout.css'
import { HeaderMenu } from './header-menu'
import { current, navigation, type Shown } from './navigation'
import * as css from './site-header.css'

type SiteHeaderProps = { viewer: Shown; path: string }

export function SiteHeader({ viewer, path }: SiteHeaderProps) {
  const examHref = viewer ? paths.examSelection() : paths.auth()
  return (
    <header className={css.header} data-header="">
      <div className={`${wrap} ${css.line}`}>
        <a className={css.brand} href={paths.home()}>
          <Mark />
          <span>Prépa LTS</span>
        </a>
        <nav className={css.bar} aria-label="Navigation principale">
          {navigation(path === paths.home() ? 'home' : 'bar', viewer).map(({ href, label }) => (
            <a key={href} className={css.barLink} href={href} aria-current={current(href, path)}>
              {label}
            </a>
          ))}
        </nav>
        {viewer === null && path !== paths.auth() && (
          <span className={css.onDesk}>
            <ButtonLink href={paths.auth()} variant="quiet" size="small">
              Connexion
            </ButtonLink>
            <ButtonLink href={paths.auth({ mode: 'register' })} size="small">
              S'inscrire
            </ButtonLink>
          </span>
        )}
        {path === paths.home() && (
          <span className={css.onPhone}>
            <ButtonLink href={examHref} size="small">
              Examen
            </ButtonLink>
          </span>
        )}
        <HeaderMenu viewer={viewer} path={path} />
      </div>
    </header>
  )
}
