import type { LessonCard } from '#modules/exams'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { Letter } from '../exam/option'
import { french, Text } from '../text/text'
import * as css from './lesson-list.css'

export function LessonList({ lessons }: { lessons: readonly (LessonCard & { questions: number })[] }) {
  return (
    <ol className={css.list}>
      {lessons.map(({ id, slug, title, description, questions }, index) => (
        <li key={id} className={css.item}>
          <Letter letter={String(index + 1)} />
          <div className={css.words}>
            <h2>
              <a className={css.link} href={paths.lesson(slug)}>
                {french(title)}
              </a>
            </h2>
            <Text tone="muted">{description}</Text>
            {questions > 0 && <Text note>{count(questions, 'question')}</Text>}
          </div>
        </li>
      ))}
    </ol>
  )
}
