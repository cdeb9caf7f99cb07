import { atoms } from '../atoms'
import type { ExamResult } from '#modules/exams'
import { isPassed, percentage } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { scoreTone, TIME_NAMES } from '#app/text/exams'
import { clock, longDate, longDateAndTime } from '#app/text/format'
import { classes } from '../classes'
import { shortDuration } from '../exam/duration'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { DialMini } from '../rings/dial'
import { french, Text } from '../text/text'
import { toneText } from '../text/text.css'
import * as css from './exam-row.css'

export function ExamRows({ results }: { results: readonly ExamResult[] }) {
  return (
    <ol className={atoms({ borderBottom: 'line' })}>
      {results.map((result) => (
        <ExamRow key={result.id} {...result} />
      ))}
    </ol>
  )
}

export function ExamRow(result: ExamResult) {
  const { id, score, totalQuestions, timeSpent, examType, time, createdAt } = result
  const percent = percentage(result)
  const passed = isPassed(result)
  const facts = [
    clock(createdAt),
    ...(examType === 'official' ? ['examen officiel'] : []),
    `${totalQuestions} questions`,
    shortDuration(timeSpent),
    `score ${score}/${totalQuestions}`,
  ]
  return (
    <li className={css.row}>
      <div className={css.dial}>
        <DialMini percent={percent} />
      </div>
      <div className={css.what}>
        <h3 className={atoms({ fontSize: 't16' })}>
          Examen du <time dateTime={createdAt.toISOString()}>{french(longDate(createdAt))}</time>
        </h3>
        <Text note figures>
          {`${facts.join(', ')}${time === 'normal' ? '' : `. ${TIME_NAMES[time]}`}`}
        </Text>
      </div>
      <p className={classes(css.verdict, toneText[scoreTone(percent)])}>
        <Icon name={passed ? 'check' : 'cross'} size={16} />
        <span>{passed ? 'Réussi' : 'À améliorer'}</span>
      </p>
      <ButtonLink
        href={paths.examDetails(id)}
        variant="quiet"
        size="small"
        aria-label={`Détails de l'examen du ${longDateAndTime(createdAt)}`}
      >
        Détails
      </ButtonLink>
    </li>
  )
}
