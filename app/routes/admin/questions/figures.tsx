import { useLoaderData } from '@remix-run/react'
import type { Calibration, PlanUse, ThemeFigures } from '#modules/exams'
import { FEWEST_ANSWERS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { count, decimal, discriminationOf, percent, thousands } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, Findings, toAdminCrumbs } from '#app/ui/admin'
import { ActionLink, type Column, DataTable, Facts, french, Section, Stack, Text } from '#app/ui'
import { CalibrationChart } from '#app/ui/admin/calibration-chart'
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
  const { waiting, themes, theme, rows, findings, left, calibration, use } = useLoaderData<typeof loader>()
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
      {use && <Use {...use} />}
      {calibration && <Predictions {...calibration} />}
    </AdminSubPage>
  )
}

function Use({ members, begun, done, answers, minutes }: PlanUse) {
  return (
    <Section id="plans" title="Le plan du jour, ces trente derniers jours">
      <Facts
        columns
        facts={[
          { term: 'Membres', value: thousands(members) },
          { term: 'Jours commencés', value: thousands(begun) },
          { term: 'Jours terminés', value: thousands(done) },
          { term: 'Réponses', value: thousands(answers) },
          { term: 'Minutes', value: thousands(minutes) },
        ]}
      />
    </Section>
  )
}

function Predictions({ answers, guess, brier, bands }: Calibration) {
  return (
    <Section id="previsions" title="Les réponses, prévues et observées" intro={PREDICTED}>
      {answers === 0 ? (
        <Text>Aucune question n'a encore été posée deux fois à la même personne.</Text>
      ) : (
        <Stack>
          <Facts
            columns
            facts={[
              { term: 'Réponses', value: thousands(answers) },
              { term: 'Score de Brier', value: decimal(brier!) },
              { term: 'Chance de deviner juste', value: percent(guess * 100) },
            ]}
          />
          <CalibrationChart answers={answers} bands={bands} />
          <DataTable
            caption="Réponses justes prévues et observées, par souvenir prévu"
            columns={BANDS}
            rows={bands}
          />
        </Stack>
      )}
    </Section>
  )
}

const PREDICTED =
  'À chaque réponse, le site a prévu si le membre se souviendrait encore. Plus le score de Brier est proche de 0, plus la prévision est bonne.'

type Band = Calibration['bands'][number]

const BANDS: readonly Column<Band>[] = [
  {
    label: 'Souvenir prévu',
    kind: 'title',
    cell: ({ from, to }) => french(`de ${Math.round(from * 100)} à ${Math.round(to * 100)} %`),
  },
  { label: 'Réponses', kind: 'number', cell: ({ answers }) => thousands(answers) },
  { label: 'Part juste prévue', kind: 'number', cell: ({ predicted }) => french(percent(predicted * 100)) },
  { label: 'Part juste observée', kind: 'number', cell: ({ observed }) => french(percent(observed * 100)) },
]

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
