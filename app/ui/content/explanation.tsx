import { atoms } from '../atoms'
import type { Corrected, QuestionFields } from '#modules/exams'
import { paths } from '#app/paths'
import { CHECKED_HERE, NOT_CHECKED_BY, whyTitle } from '#app/text/exams'
import { longDate } from '#app/text/format'
import { classes } from '../classes'
import { Among, french, Text } from '../text/text'
import { Stack } from '../layout/layout'
import { ActionLink } from './links'
import { notOnPaper } from '../text/text.css'
import * as css from './explanation.css'
import { ReportLink } from './report'

type ExplanationProps = {
  question: Pick<
    QuestionFields,
    | 'explanation'
    | 'why'
    | 'trap'
    | 'remember'
    | 'source'
    | 'article'
    | 'sourceUrl'
    | 'checkedOn'
    | 'checkedBy'
    | 'lesson'
  > &
    CorrectedOnProps
  /** The question that a member can report. `from` is the URL to return to. */
  report?: { id: number; version: number; from: string }
  /** The right answer in bold before the rule: 'B. 30 balles.' */
  lead?: string
  /** Completes the names of the links for assistive tools: 'question 3'. */
  name?: string
  folded?: boolean
}

export function Explanation({ question, report, lead, name, folded = false }: ExplanationProps) {
  const { explanation, why, trap, remember, lesson } = question
  const source = question.source ?? question.article
  const more = (why ?? trap) && (
    <>
      {why && <Part title={whyTitle(question.checkedBy)} text={why} />}
      {trap && <Part title="Le piège" text={trap} />}
    </>
  )
  return (
    <div className={css.explanation}>
      {remember && (
        <p className={css.remember}>
          <strong className={atoms({ display: 'block' })}>À retenir</strong>
          {french(remember)}
        </p>
      )}
      <div>
        {(lead || explanation) && (
          <p>
            {!lead && <strong className={classes(atoms({ display: 'block' }), notOnPaper)}>La règle</strong>}
            {lead && <strong>{french(lead)}</strong>}
            {lead && explanation && ' '}
            {explanation && french(explanation)}
          </p>
        )}
        {source && <Source {...question} source={source} />}
        <CorrectedOn {...question} />
      </div>
      {more && folded ? (
        <details className={notOnPaper}>
          <summary className={css.summary} role="button">
            {formatName(question)}
            <Among name={name} />
          </summary>
          <Stack>{more}</Stack>
        </details>
      ) : (
        more
      )}
      {lesson && (
        <div className={notOnPaper}>
          <ActionLink href={paths.lesson(lesson)} name={name}>
            Lire la leçon sur ce point
          </ActionLink>
        </div>
      )}
      {report && (
        <ReportLink
          {...{ kind: 'question', place: report.id, version: report.version, from: report.from, name }}
        />
      )}
    </div>
  )
}

function formatName({ why, trap, checkedBy }: ExplanationProps['question']): string {
  if (!why) return 'Le piège'
  return trap ? `${whyTitle(checkedBy)}, et le piège` : whyTitle(checkedBy)
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <p>
      <strong className={atoms({ display: 'block' })}>{french(title)}</strong>
      {french(text)}
    </p>
  )
}

type SourceProps = Pick<ExplanationProps['question'], 'sourceUrl' | 'checkedOn' | 'checkedBy'> & {
  source: string
}

function Source({ source, sourceUrl, checkedOn, checkedBy }: SourceProps) {
  return (
    <p className={atoms({ marginTop: 's4', color: 'muted', fontSize: 't14' })}>
      {french('Source : ')}
      {sourceUrl ? (
        <a href={sourceUrl} rel="noreferrer">
          {french(source)}
        </a>
      ) : (
        french(source)
      )}
      {checkedOn && checkedBy && (
        <span className={notOnPaper}>
          <br />
          {french(`${CHECKED_HERE[checkedBy]} le ${longDate(new Date(checkedOn))}, ${NOT_CHECKED_BY}`)}
        </span>
      )}
    </p>
  )
}

type CorrectedOnProps = Pick<Corrected, 'correctedAt'> & Partial<Corrected>

export function CorrectedOn({ correctedAt, isCorrectedSince = false }: CorrectedOnProps) {
  if (!correctedAt) return null
  return (
    <Text note>
      <>
        {isCorrectedSince ? 'Corrigée depuis, le ' : 'Corrigée le '}
        <time dateTime={correctedAt.toISOString()}>{french(longDate(correctedAt))}</time>
      </>
    </Text>
  )
}
