import { paths } from '#app/paths'
import { classes } from '../classes'
import { Count } from '../content/links'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './header-menu.css'
import { countCalls, current, greetingName, isOwn, navigation, type Shown, WORDS } from './navigation'
import { onDesk, onPhone } from './site-header.css'

type HeaderMenuProps = { viewer: Shown; path: string }

/** Uses <details>, so that the menu opens without a script. */
export function HeaderMenu({ viewer: shown, path }: HeaderMenuProps) {
  const viewer = shown === 'unknown' ? null : shown
  const name = viewer ? greetingName(viewer) : ''
  const own = countCalls(viewer, 'unreadConversations', 'rejectedAds')
  // On a phone, 'Administration' and its number are in the menu.
  const all = countCalls(viewer, 'unreadConversations', 'rejectedAds', 'waiting')
  return (
    <details className={classes(css.menu, !viewer && onPhone)} data-menu="">
      <summary className={viewer ? css.userButton : css.button} role="button">
        {viewer ? (
          <>
            <span className={css.initial} aria-hidden="true">
              {[...name][0]?.toLocaleUpperCase('fr')}
            </span>
            <span className={onPhone}>Menu</span>
            <span className={onDesk}>
              <span className={css.name}>{`Bonjour, ${name}`}</span>
              <Icon name="chevronDown" />
            </span>
            {own && (
              <span className={onDesk}>
                <Count {...own} />
              </span>
            )}
            {all && (
              <span className={onPhone}>
                <Count {...all} />
              </span>
            )}
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
          {navigation('menu', shown).map((link) => (
            <li key={link.href} className={viewer && !isOwn(link) ? css.itemOnPhone : css.item}>
              <a className={css.entry} href={link.href} aria-current={current(link.href, path)}>
                {link.label}
                {link.count && <Count {...link.count} />}
              </a>
              {link.word && <span className={css.entryWord}>{french(WORDS[link.word])}</span>}
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
