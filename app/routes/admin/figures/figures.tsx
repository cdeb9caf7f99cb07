import { useLoaderData } from '@remix-run/react'
import type { WeekFigures } from '#modules/admin'
import { formatFigure, WEEK_FIGURES } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminFrame, WeekCharts } from '#app/ui/admin'
import { ButtonLink, EmptyState, Section, Stack, Tabs, Text } from '#app/ui'
import { loader } from './figures.server'

export { loader }

export const handle: PageHandle = { title: 'Chiffres, administration' }

export default function Figures() {
  const { figures, ...panel } = useLoaderData<typeof loader>()
  const periods = PERIODS.map(({ weeks, label, href }) => ({
    label,
    href,
    current: weeks === figures.length,
  }))
  return (
    <AdminFrame {...panel}>
      <Section
        id="chiffres"
        title="Chiffres par semaine"
        intro={INTRO}
        aside={
          <ButtonLink
            href={paths.admin.exportFigures(figures.length === 52 ? { weeks: '52' } : {})}
            size="small"
          >
            Exporter (CSV)
          </ButtonLink>
        }
      >
        <Tabs label="Période" tabs={periods} tight />
        {isQuiet(figures) ? (
          <EmptyState title={`Encore rien ces ${figures.length} dernières semaines`} text={QUIET} />
        ) : (
          <Stack>
            <WeekCharts charts={CHARTS.map((figure) => toChart(figure, figures))} />
            <Text note>{DELETED_ADS}</Text>
          </Stack>
        )}
      </Section>
    </AdminFrame>
  )
}

const PERIODS = [
  { weeks: 12, label: '12 semaines', href: paths.admin.figures() },
  { weeks: 52, label: '52 semaines', href: paths.admin.figures({ weeks: '52' }) },
]

const INTRO =
  "Du lundi au dimanche, à l'heure belge. Le point creux est la semaine en cours, qui n'est pas finie. Les comptes supprimés, leurs tests et leurs réponses ne sont plus comptés."

const DELETED_ADS =
  "Une annonce supprimée reste comptée, sans rien qui la désigne. Celles qui ont été supprimées avant l'arrivée de cette page sur le site manquent ; les autres d'avant ne comptent qu'une fois, de leur création à leur dernière décision."

const QUIET = 'Les inscriptions, les tests et les annonces apparaîtront ici, semaine par semaine.'

const CHARTS = ['members', 'tests', 'answers', 'sentAds', 'approvedAds', 'hoursToApproval'] as const

const isQuiet = (figures: readonly WeekFigures[]) =>
  figures.every((week) => CHARTS.every((figure) => !week[figure]))

function toChart(figure: (typeof CHARTS)[number], figures: readonly WeekFigures[]) {
  return {
    id: figure,
    ...WEEK_FIGURES[figure],
    weeks: figures.map(({ from, [figure]: value }) => ({ from, value })),
    format: (value: number) => formatFigure(figure, value),
  }
}
