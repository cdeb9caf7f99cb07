import type { RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { classes } from '../classes'
import { shortDuration } from '../exam/duration'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Mark } from '../rings/rings'
import { french } from '../text/text'
import { wrap } from './layout.css'
import { current, gatherByWord, greetingName, isOwn, navigation, type Shown, WORDS } from './navigation'
import * as css from './site-header.css'

type HeaderProps = { viewer: Shown; path: string }

export function SiteHeader({ viewer, path }: HeaderProps) {
  return (
    <header className={css.header} data-header="">
      {viewer && viewer !== 'unknown' && viewer.running && <Running exam={viewer.running} />}
      <div className={`${wrap} ${css.line}`}>
        <a className={css.brand} href={paths.home()}>
          <Mark />
          <span>Prépa LTS</span>
        </a>
        <Bar viewer={viewer} path={path} />
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

function Running({ exam: { type, time, remainingSeconds } }: { exam: RunningExam }) {
  return (
    <div className={css.running}>
      <a className={`${wrap} ${css.runningLink}`} href={paths.startQuiz(type)}>
        <span>
          {'Examen en cours, '}
          <span translate="no">{time === 'none' ? 'sans limite' : shortDuration(remainingSeconds)}</span>
        </span>
      </a>
    </div>
  )
}

function Bar({ viewer, path }: HeaderProps) {
  const groups = gatherByWord(navigation(path === paths.home() ? 'home' : 'bar', viewer))
  const hasWords = groups.some(([first]) => first?.word)
  return (
    <nav className={css.bar} aria-label="Navigation principale">
      <ul className={hasWords ? css.links.withWords : css.links.plain}>
        {groups.map((links) => (
          <li key={links[0]!.href} className={css.group}>
            {links[0]!.word && <span className={css.word}>{french(WORDS[links[0]!.word])}</span>}
            {links.map(({ href, label }) => (
              <a key={href} className={css.barLink} href={href} aria-current={current(href, path)}>
                {label}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
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
          {navigation('menu', shown).map((link) => (
            <li key={link.href} className={viewer && !isOwn(link) ? css.itemOnPhone : css.item}>
              <a className={css.entry} href={link.href} aria-current={current(link.href, path)}>
                {link.label}
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
