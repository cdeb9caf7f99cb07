import { atoms } from '../atoms'
import { Prose, type Texts } from '../content/article'
import { threeColumns } from '../layout/layout.css'
import { Arc } from '../rings/dial'
import { filled, rings, shot } from '../rings/rings.css'
import { french, Text } from '../text/text'
import * as css from './guide.css'

/** `isAim` draws the shot in the centre of the ring. */
type Mark = { figure: string; percent: number; name: string; text: string; isAim?: boolean }

export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={threeColumns}>
      {marks.map(({ figure, percent, name, text, isAim = false }) => (
        <li key={figure} className={css.mark}>
          <Drawing percent={percent} isAim={isAim} />
          <div className={atoms({ display: 'grid', gap: 's4' })}>
            <h3 className={atoms({ fontSize: 't16' })}>
              <span className={css.figure}>{french(figure)}</span> {french(name)}
            </h3>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ percent, isAim }: { percent: number; isAim: boolean }) {
  return (
    <svg className={rings} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <g strokeWidth="6">
        <circle cx="36" cy="36" r="32" />
        <Arc className={filled} percent={percent} centre={36} r="32" />
      </g>
      <circle cx="36" cy="36" r="22" />
      <circle cx="36" cy="36" r="13" />
      {isAim && <circle className={shot} cx="36" cy="36" r="6" />}
    </svg>
  )
}

export function Steps({ steps }: { steps: Texts }) {
  return (
    <ol className={css.steps}>
      {Object.entries(steps).map(([title, body]) => (
        <li key={title} className={css.step}>
          <h3>{french(title)}</h3>
          <Prose body={body} />
        </li>
      ))}
    </ol>
  )
}
