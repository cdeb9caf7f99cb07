import { paths } from '#app/paths'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import * as css from './header-menu.css'
import { current, greetingName, navigation, type Shown } from './navigation'
import { onDesk, onPhone } from './site-header.css'

type HeaderMenuProps = { viewer: Shown; path: string }

/** A native fold, so that it opens without script. */
export function HeaderMenu({ viewer: shown, path }: HeaderMenuProps) {
  const viewer = shown === 'unknown' ? null : shown
  return (
    <details className={classes(css.menu, !viewer && onPhone)} data-menu="">
      <summary className={viewer ? css.userButton : css.button} role="button">
        {viewer ? <Greeting name={greetingName(viewer)} /> : <Icon name="menu" />}
        {!viewer && <span>Menu</span>}
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

function Greeting({ name }: { name: string }) {
  return (
    <>
      <span className={css.initial} aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase('fr')}
      </span>
      <span className={onPhone}>Menu</span>
      <span className={onDesk}>
        <span className={css.name}>{`Bonjour, ${name}`}</span>
        <Icon name="chevronDown" />
      </span>
    </>
  )
}
