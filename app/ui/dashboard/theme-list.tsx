import type { ThemeStudy } from '#modules/exams'
import { paths } from '#app/paths'
import { KNOWLEDGE_PARTS, knowledgeInWords, knowledgeName } from '#app/text/theory'
import { capitalised, count } from '#app/text/words'
import { classes } from '../classes'
import * as folds from '../content/fold.css'
import { KnowledgeBar, KnowledgeLegend, MANY } from '../content/knowledge'
import { Section } from '../layout/layout'
import { french } from '../text/text'
import { TableFold } from './table-fold'
import * as css from './themes.css'

export function ThemeList({ themes }: { themes: readonly ThemeStudy[] }) {
  const [first, others] = [themes.slice(0, SHOWN), themes.slice(SHOWN)]
  return (
    <Section
      id="themes"
      title="Par thème"
      intro="Ce que vous savez de chaque thème, le plus faible d'abord."
      aside={<KnowledgeLegend />}
    >
      <Themes themes={first} />
      {others.length > 0 && (
        <details className={classes(folds.fold, folds.openAtDesk, css.more)}>
          <summary className={folds.summary} role="button">
            <span>{`Les ${count(others.length, 'autre thème', 'autres thèmes')}`}</span>
            <span className={folds.chevron} />
          </summary>
          <Themes themes={others} />
        </details>
      )}
      <TableFold
        label="Voir le tableau"
        of="des thèmes"
        caption="Vos questions par thème, le plus faible d'abord"
        columns={COLUMNS}
        rows={themes}
      />
    </Section>
  )
}

/** The number of themes that a phone shows unfolded. */
const SHOWN = 4

const COLUMNS = [
  { label: 'Thème', kind: 'title' as const, cell: (one: ThemeStudy) => french(toName(one)) },
  ...KNOWLEDGE_PARTS.map((part) => ({
    label: capitalised(knowledgeName(part, MANY)),
    kind: 'number' as const,
    cell: (one: ThemeStudy) => one[part],
  })),
  { label: 'Total', kind: 'number' as const, cell: (one: ThemeStudy) => one.total },
]

const toName = ({ theme }: ThemeStudy): string => (theme === null ? 'Sans thème' : capitalised(theme))

function Themes({ themes }: { themes: readonly ThemeStudy[] }) {
  return (
    <ul className={css.themes}>
      {themes.map((one) => (
        <li key={one.slug ?? ''} className={css.theme}>
          <Theme {...one} />
        </li>
      ))}
    </ul>
  )
}

function Theme(study: ThemeStudy) {
  const { slug, lesson } = study
  const name = toName(study)
  return (
    <>
      {slug === null ? (
        <span className={css.name}>{name}</span>
      ) : (
        <a className={css.name} href={paths.revise({ theme: [slug] })}>
          <span>{french(name)}</span>
        </a>
      )}
      {lesson !== null && (
        <a className={css.lesson} href={paths.lesson(lesson)} aria-label={`Leçon : ${name}`}>
          Leçon
        </a>
      )}
      <KnowledgeBar {...study} />
      <p className={css.words}>{french(knowledgeInWords(study))}</p>
    </>
  )
}
