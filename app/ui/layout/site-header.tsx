import { paths } from '#app/paths'
import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Mark } from '../rings/rings'
import { wrap } from './layout.css'
import { current, greetingName, navigation, type Shown } from './navigation'
import * as css from './site-header.css'

type HeaderProps = { viewer: Shown; path: string }

export function SiteHeader({ viewer, path }: HeaderProps) {
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
          <span className={css.withRoom}>
            <ButtonLink href={viewer ? paths.examSelection() : TO_EXAMS} size="small">
              Examen
            </ButtonLink>
          </span>
        )}
        <HeaderMenu viewer={viewer} path={path} />
      </div>
    </header>
  )
}

const TO_EXAMS = paths.auth({ mode: 'register', redirectTo: paths.examSelection() })

/** Uses <details>, so that the menu opens without a script. */
function HeaderMenu({ viewer: shown, path }: HeaderProps) {
  const viewer = shown === 'unknown' ? null : shown
  const name = viewer ? greetingName(viewer) : ''
  return (
    <details className={classes(css.menu, !viewer && css.onPhone)} data-menu="">
      <summary className={viewer ? css.userButton : css.button} role="button">
        {viewer ? (
          <>
            <span className={css.initial} aria-hidden="true">
              {[...name][0]?.toLocaleUpperCase('fr')}
            </span>
            <span className={css.onPhone}>Menu</span>
            <span className={css.onDesk}>
              <span className={css.name}>{`Bonjour, ${name}`}</span>
              <Icon name="chevronDown" />
            </span>
          </>
        ) : (
          <>
            <Icon name="menu" />
            <span>Menu</span>
          </>
        )}
      </summary>
      <nav className={css.panel} aria-label={viewer ? 'Menu du compte' : 'Menu'}>
        <ul>
          {navigation('menu', shown).map(({ href, label }) => (
            <li key={href} className={css.item}>
              <a className={css.entry} href={href} aria-current={current(href, path)}>
                {label}
              </a>
            </li>
          ))}
          {viewer && (
            <li className={css.item}>
              <form method="post" action={paths.logout()}>
                <button type="submit" className={css.entry}>
                  Déconnexion
                </button>
              </form>
            </li>
          )}
        </ul>
      </nav>
    </details>
  )
}
