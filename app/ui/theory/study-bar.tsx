import { Progress } from '../exam/progress'
import * as css from './study.css'

type StudyBarProps = { title: string; number: number; total: number }

export function StudyBar({ title, number, total }: StudyBarProps) {
  return (
    <>
      <div className={css.bar}>
        <h1>{title}</h1>
        <p>
          {`Question ${number} `}
          <span className={css.total}>{`sur ${total}`}</span>
        </p>
      </div>
      <Progress value={number} max={total} label={`Progression : question ${number} sur ${total}`} />
    </>
  )
}
