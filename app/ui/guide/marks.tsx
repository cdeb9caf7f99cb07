import { arc } from '../rings/dial'
import { Fr } from '../text/fr'
import * as css from './marks.css'

/** `isAim` has the shot in its centre. */
export type Mark = { figure: string; percent: number; name: string; text: string; isAim?: boolean }

/** Scores side by side, each on its dial, so that one sees how they fit together. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={css.marks}>
      {marks.map(({ figure, percent, name, text, isAim = false }) => (
        <li key={figure} className={css.mark}>
          <Drawing percent={percent} isAim={isAim} />
          <div className={css.words}>
            <h3 className={css.head}>
              <span className={css.figure}>
                <Fr>{figure}</Fr>
              </span>{' '}
              <Fr>{name}</Fr>
            </h3>
            <p className={css.text}>
              <Fr>{text}</Fr>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ percent, isAim }: { percent: number; isAim: boolean }) {
  return (
    <svg className={css.drawing} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <circle className={css.track} cx="36" cy="36" r="32" />
      <circle className={css.arc} cx="36" cy="36" r="32" {...arc(percent)} transform="rotate(-90 36 36)" />
      <circle className={css.hair} cx="36" cy="36" r="22" />
      <circle className={css.hair} cx="36" cy="36" r="13" />
      {isAim && <circle className={css.shot} cx="36" cy="36" r="6" />}
    </svg>
  )
}
