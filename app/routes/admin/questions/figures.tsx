import { useLoaderData } from '@remix-run/react'
import type { ThemeFigures } from '#modules/exams'
import { FEWEST_ANSWERS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { count, discriminationOf, percent, thousands } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, type Column, DataTable, Findings, toAdminCrumbs } from '#app/ui/admin'
import { ActionLink, french, Section, Text } from '#app/ui'
import { loader } from './figures.server'

export { loader }

export const handle: PageHandle<typeof loader> = ({ theme }) => {
  const title = 'Statistiques des questions'
  const list = paths.admin.questions()
  if (theme === undefined) return { title, crumbs: toAdminCrumbs('questions', list), here: 'Statistiques' }
  const below = { label: 'Statistiques', href: paths.admin.questionFigures() }
  const crumbs = toAdminCrumbs('questions', list, below)
  return { title, heading: `Statistiques : ${theme}`, crumbs, here: theme }
}

export default function QuestionFigures() {
  const { waiting, themes, theme, rows, findings, left } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage waiting={waiting} tab="questions" intro={INTRO}>
      <Section id="a-revoir" title={`À revoir (${thousands(findings.length + left)})`} intro={WHEN_FLAGGED}>
        {findings.length === 0 ? <Text>Aucune question à revoir.</Text> : <Findings findings={findings} />}
        {left > 0 && <Text note>{`Et ${count(left, 'autre')}.`}</Text>}
      </Section>
      {theme === undefined ? (
        <Section id="themes" title="Par thème">
          <DataTable caption="Les thèmes et leurs statistiques" columns={THEME_COLUMNS} rows={themes} />
        </Section>
      ) : (
        <Section id="questions" title={`Questions (${thousands(rows.length)})`}>
          <DataTable caption="Les questions et leurs statistiques" columns={COLUMNS} rows={rows} />
        </Section>
      )}
    </AdminSubPage>
  )
}

const INTRO = `Réussite du premier coup : part des membres dont la première réponse est juste, en examen comme en révision. Discrimination : de −1 à 1, ce que la réponse dit du reste de l'examen ; vers 0, elle ne départage personne. Elle est calculée à partir de ${FEWEST_ANSWERS} premières réponses.`

const WHEN_FLAGGED = `Les questions dont les réponses révèlent un défaut, à partir de ${FEWEST_ANSWERS} premières réponses ou d'autant d'examens.`

const THEME_COLUMNS: readonly Column<ThemeFigures>[] = [
  {
    label: 'Thème',
    kind: 'title',
    cell: ({ theme }) =>
      theme === null ? (
        'Aucun'
      ) : (
        <ActionLink href={paths.admin.questionFigures({ theme })}>{theme}</ActionLink>
      ),
  },
  { label: 'Questions', kind: 'number', cell: ({ questions }) => thousands(questions) },
  ...firstColumns<ThemeFigures>((row) => row),
  { label: 'À revoir', kind: 'number', cell: ({ flagged }) => thousands(flagged) },
]

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Question',
    kind: 'title',
    cell: ({ question, href }) => <ActionLink href={href}>{question}</ActionLink>,
  },
  ...firstColumns<Row>(({ statistics }) => statistics),
  { label: 'Réponses en examen', kind: 'prose', cell: ({ answers }) => french(answers) },
]

type Figures = Pick<ThemeFigures, 'firstAnswers' | 'firstRight' | 'discrimination'>

function firstColumns<Row>(of: (row: Row) => Figures): Column<Row>[] {
  return [
    {
      label: 'Du premier coup',
      kind: 'number',
      cell: (row) => french(of(row).firstAnswers === 0 ? '–' : percent(of(row).firstRight)),
    },
    { label: 'n', kind: 'number', cell: (row) => thousands(of(row).firstAnswers) },
    { label: 'Discrimination', kind: 'number', cell: (row) => discriminationOf(of(row)) },
  ]
}
