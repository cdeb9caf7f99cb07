import { Target } from '../rings/target'
import { Fr } from '../text/fr'
import { Hidden } from '../text/text'
import * as css from './target-card.css'

export type ExamLine = { name: string; questions: number; minutes: number }

/** The target with its score card: the two exams in figures. */
export function TargetCard({ exams }: { exams: readonly ExamLine[] }) {
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
          {exams.map(({ name, questions, minutes }) => (
            <tr key={name}>
              <th className={css.name} scope="row">
                <Fr>{name}</Fr>
              </th>
              <td className={css.figure}>{questions}</td>
              <td className={css.figure}>{`${minutes}\u00a0min`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
