import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { Lesson, ShownQuestion } from '#modules/exams'
import { longDate } from '#app/text/format'
import { CHECKED_AGAINST } from '#app/text/exams'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { classes } from '../classes'
import { CorrectedOn } from '../content/explanation'
import { Card } from '../content/blocks'
import { Fold } from '../content/fold'
import { fold, openBeside } from '../content/fold.css'
import { MarkdownLine, MarkdownText } from '../content/markdown'
import { ListenButton } from '../content/listen'
import { line } from '../content/listen.css'
import { ReportLink } from '../content/report'
import { ButtonLink, PrintButton } from '../forms/button'
import { ways } from '../forms/button.css'
import { Icon } from '../icons/icon'
import { HOME_CRUMB, Stack } from '../layout/layout'
import { french, Hidden, Text } from '../text/text'
import { Examples } from './examples'
import { type LessonText, PAGE_IDS, readLesson, readPairs } from './lesson-text'
import * as css from './lesson.css'

type LessonPageProps = {
  lesson: Pick<Lesson, 'title' | 'content' | 'basis' | 'checkedOn' | 'checkedBy'>
  /** Missing in a preview. */
  published?: Pick<Lesson, 'slug' | 'version' | 'correctedAt'> & { examples: readonly ShownQuestion[] }
  /** The line above the title: 'Leçon 6 sur 13, 5 minutes'. */
  place: string
  keep?: ReactNode
  children?: ReactNode
}

export function LessonPage({ lesson, published, place, keep, children }: LessonPageProps) {
  const text = readLesson(lesson.content)
  const { examples = [], slug = '' } = published ?? {}
  const checked = `Vérifié le ${longDate(new Date(lesson.checkedOn))}`
  const { references } = text
  const isCard = text.sections.every(({ id }) => id !== CONFUSED)
  return (
    <article className={classes(css.columns, isCard && css.card)} aria-labelledby={PAGE_IDS.title}>
      <div className={css.head}>
        <div className={line}>
          <Text note>{place}</Text>
          {published && <ListenButton label="Écouter la leçon" parts="[data-spoken]" />}
        </div>
        <h1 id={PAGE_IDS.title}>{french(lesson.title)}</h1>
        {text.lead && (
          <div className={css.lead} data-spoken="">
            <MarkdownText below={2} withDrawings references={references}>
              {text.lead}
            </MarkdownText>
          </div>
        )}
        {keep}
      </div>
      <div className={css.side}>
        <div className={css.beside}>
          {children}
          {published && <PrintButton />}
        </div>
        <Contents text={text} withExamples={examples.length > 0} checked={checked} />
      </div>
      <div className={css.text}>
        {text.sections.map((section) => (
          <Section key={section.id} {...section} references={references} />
        ))}
        {examples.length > 0 && (
          <Examples id={PAGE_IDS.examples} title={EXAMPLES} questions={examples} from={paths.lesson(slug)} />
        )}
        <section className={css.check} aria-labelledby={PAGE_IDS.check}>
          <h2 id={PAGE_IDS.check} className={atoms({ fontSize: 't16' })}>
            {french(`${checked}, d'après ${CHECKED_AGAINST[lesson.checkedBy]}`)}
          </h2>
          <p>{french(lesson.basis)}</p>
          {published && (
            <>
              <CorrectedOn correctedAt={published.correctedAt} />
              <ReportLink
                {...{ kind: 'lesson', place: slug, version: published.version }}
                from={paths.lesson(`${slug}#${PAGE_IDS.check}`)}
              />
            </>
          )}
        </section>
        {children && <div className={css.after}>{children}</div>}
      </div>
    </article>
  )
}

const EXAMPLES = "Questions d'exemple"

function Section({ id, title, body, references }: LessonText['sections'][number] & Referring) {
  const pairs = id === CONFUSED ? readPairs(body) : null
  const text = (
    <MarkdownText below={2} withDrawings references={references}>
      {body}
    </MarkdownText>
  )
  return (
    <section
      className={classes(css.section, id === 'a-retenir' && css.keep)}
      aria-labelledby={id}
      data-spoken=""
    >
      <h2 id={id}>
        <MarkdownLine references={references}>{title}</MarkdownLine>
      </h2>
      {pairs && <Confusions {...pairs} references={references} />}
      {!pairs &&
        (title.startsWith(FURTHER) ? (
          <Fold label="Lire la suite" className={fold}>
            {text}
          </Fold>
        ) : (
          text
        ))}
    </section>
  )
}

/** A lesson without this section is a card to be printed on one sheet. */
const CONFUSED = 'souvent-confondu'
/** A section whose title begins so is folded. */
const FURTHER = 'Pour aller plus loin'

type Referring = Pick<LessonText, 'references'>

function Confusions({ head, rows, references }: NonNullable<ReturnType<typeof readPairs>> & Referring) {
  return (
    <ul className={atoms({ borderBottom: 'line' })}>
      {rows.map(([believed, fact], index) => (
        <li key={index} className={css.confusion}>
          <p className={css.believed}>
            <Icon name="cross" />
            <span>
              <Hidden>{french(`${head[0]} : `)}</Hidden>
              <MarkdownLine references={references}>{believed}</MarkdownLine>
            </span>
          </p>
          <p className={css.fact}>
            <Icon name="check" />
            <span>
              <Hidden>{french(`${head[1]} : `)}</Hidden>
              <MarkdownLine references={references}>{fact}</MarkdownLine>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const CONTENTS = 'Dans cette leçon'

type ContentsProps = { text: LessonText; withExamples: boolean; checked: string }

function Contents({ text, withExamples, checked }: ContentsProps) {
  const entries = [
    ...text.sections,
    ...(withExamples ? [{ id: PAGE_IDS.examples, title: EXAMPLES }] : []),
    { id: PAGE_IDS.check, title: checked },
  ]
  return (
    <nav aria-labelledby={PAGE_IDS.contents}>
      <h2 id={PAGE_IDS.contents} className={css.contentsTitle}>
        {CONTENTS}
      </h2>
      <Fold label={CONTENTS} className={openBeside}>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id} className={css.entry}>
              <a className={css.entryLink} href={`#${id}`}>
                <MarkdownLine references={text.references} withoutLinks>
                  {title}
                </MarkdownLine>
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}

export const LESSON_CRUMBS = [HOME_CRUMB, { label: 'Leçons', href: paths.lessons() }]

type TrainProps = { questions: number; slug: string; isVisitor: boolean }

export function Train({ questions, slug, isVisitor }: TrainProps) {
  return (
    <Card>
      <Stack gap={12}>
        <h2 className={css.sideTitle}>{french(`${count(questions, 'question')} sur ce thème`)}</h2>
        <Text tone="muted">Sans chronomètre, la réponse expliquée après chaque question.</Text>
        <ButtonLink href={paths.revise({ theme: [slug] })} variant="primary" wide>
          S'entraîner sur ce thème
        </ButtonLink>
        {isVisitor && <Text note>Avec un compte gratuit.</Text>}
      </Stack>
    </Card>
  )
}

type Neighbour = { slug: string; title: string } | undefined

export function OtherLessons({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav className={ways} aria-label="Autres leçons">
      {previous && (
        <ButtonLink href={paths.lesson(previous.slug)} rel="prev">
          <Icon name="chevronLeft" />
          <span>{french(previous.title)}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={paths.lesson(next.slug)} rel="next">
          <span>{french(next.title)}</span>
          <Icon name="chevronRight" />
        </ButtonLink>
      )}
    </nav>
  )
}
