import { EXAM_TYPES } from '#modules/exams/schemas'
import { EXAMS } from '#modules/exams/rules'
import { EXAM_NAMES, minutesOf } from '#app/text/exams'
import { FoldList } from '../content/fold'
import { threeColumns } from '../layout/layout.css'
import { Glyph, type GlyphName } from '../rings/rings'
import { Target } from '../rings/target'
import { french, Hidden, Text } from '../text/text'
import * as css from './home.css'

export function TargetCard() {
  return (
    <div className={css.card}>
      <Target label="Cible de tir à anneaux concentriques, touchée au centre" />
      <table className={css.table}>
        <caption>
          <Hidden>Les deux examens</Hidden>
        </caption>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              Examen
            </th>
            <th className={css.headFigure} scope="col">
              Questions
            </th>
            <th className={css.headFigure} scope="col">
              Durée
            </th>
          </tr>
        </thead>
        <tbody>
          {EXAM_TYPES.map((type) => (
            <tr key={type}>
              <th className={css.name} scope="row">
                {EXAM_NAMES[type]}
              </th>
              <td className={css.figure}>{EXAMS[type].questions}</td>
              <td className={css.figure}>{`${minutesOf(type)}\u00a0min`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Feature = { glyph: GlyphName; title: string; text: string; href: string }

export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={threeColumns}>
      {features.map(({ glyph, title, text, href }) => (
        <li key={title} className={css.item}>
          <Glyph name={glyph} />
          <div className={css.featuresWords}>
            <h3>
              <a className={css.link} href={href}>
                {french(title)}
              </a>
            </h3>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function Faq({ entries }: { entries: Record<string, string> }) {
  return (
    <FoldList
      folds={Object.entries(entries).map(([title, answer]) => ({
        title,
        content: (
          <div className={css.answer}>
            <Text tone="muted">{answer}</Text>
          </div>
        ),
      }))}
    />
  )
}
