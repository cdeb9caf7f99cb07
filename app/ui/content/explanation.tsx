import { atoms } from '../atoms'
import type { Corrected, QuestionFields } from '#modules/exams'
import { paths } from '#app/paths'
import { CHECKED_HERE, NOT_CHECKED_BY, whyTitle } from '#app/text/exams'
import { longDate } from '#app/text/format'
import { classes } from '../classes'
import { Among, french, Text } from '../text/text'
import { fold, openBeside } from './fold.css'
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
  /** Where the reasons are folded behind 'Pourquoi ?'. Paper has the rule and its source. */
  folded?: 'everywhere' | 'on-phones'
  /** The id by which a link leads to the reasons, and opens their fold. */
  id?: string
}

/** Shows what to remember, then the reasons. Above folded reasons, the rule replaces what is not there to remember. */
export function Explanation({ folded, id, ...reasons }: ExplanationProps) {
  const { question } = reasons
  const { remember, explanation } = question
  const key = remember ?? (folded && explanation)
  return (
    <div id={folded ? undefined : id} className={css.explanation}>
      {key && (
        <p className={css.remember}>
          <strong className={atoms({ display: 'block' })}>{remember ? 'À retenir' : 'La règle'}</strong>
          {french(key)}
        </p>
      )}
      {folded ? (
        <details className={classes(fold, folded === 'on-phones' && openBeside)}>
          <summary className={css.summary} role="button">
            {french('Pourquoi ?')}
            <Among name={reasons.name} />
          </summary>
          <div id={id} className={css.explanation}>
            <Reasons {...reasons} question={{ ...question, explanation: remember && explanation }} />
          </div>
        </details>
      ) : (
        <Reasons {...reasons} />
      )}
    </div>
  )
}

/** The rule with its source, the reason, the trap, and where to read or report more. */
function Reasons({ question, report, lead, name }: Omit<ExplanationProps, 'folded' | 'id'>) {
  const { explanation, why, trap, lesson } = question
  const source = question.source ?? question.article
  return (
    <>
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
      {why && <Part title={whyTitle(question.checkedBy)} text={why} />}
      {trap && <Part title="Le piège" text={trap} />}
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
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <p className={notOnPaper}>
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
        <span className={classes(notOnPaper, atoms({ display: 'block' }))}>
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
