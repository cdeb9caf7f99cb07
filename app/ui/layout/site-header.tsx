import type { RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { timeAndEnd } from '../exam/time-left'
import { Count } from '../content/links'
import { ButtonLink } from '../forms/button'
import { Mark } from '../rings/rings'
import { french } from '../text/text'
import { HeaderMenu } from './header-menu'
import { wrap } from './layout.css'
import { current, gatherByWord, navigation, type Shown, WORDS } from './navigation'
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

function Running({ exam }: { exam: RunningExam }) {
  return (
    <div className={css.running}>
      <a className={`${wrap} ${css.runningLink}`} href={paths.startQuiz(exam.type)}>
        <span>
          {'Examen en cours, '}
          {exam.time === 'none' ? 'sans limite' : french(timeAndEnd(exam))}
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
            {links.map(({ href, label, count }) => (
              <a key={href} className={css.barLink} href={href} aria-current={current(href, path)}>
                {label}
                {count && <Count {...count} />}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const TO_EXAMS = paths.auth({ mode: 'register', redirectTo: paths.examSelection() })
