import type { Queued } from '#modules/admin'
import type { ItemStatistics } from '#modules/exams'
import { count, figuresOf, KIND_NAMES, percent, whyFlagged } from '#app/text'
import { paths } from '#app/paths'
import type { ReportRow } from '#app/ui/admin'
import { withReturn } from '#app/http/way-back'
import { toCommonParts } from './queue.server'

type ContentReport = Queued<'content'>

/** Returns the row of a report. `member` is the name of the reporter. */
export function toReportRow(report: ContentReport, member: string, list: string): ReportRow {
  const { id, about, title, question, isActive } = report
  const { row, reason, together } = toCommonParts(report, member, ' sur la même page.')
  const page = paths.admin[about.kind](about.id)
  return {
    ...{ ...row, name: title, question },
    // A deleted question has no page in the panel, so the row leads to the report.
    href: withReturn(isActive ? page : paths.admin.report(id), list),
    badges: [
      { label: KIND_NAMES[about.kind], tone: 'plain' },
      reason,
      ...(isActive ? [] : [{ label: 'Supprimée', tone: 'danger' } as const]),
    ],
    facts: [...listFacts(report), ...together],
    actions: listActions(report).map(({ href, ...action }) => ({ ...action, href: withReturn(href, list) })),
  }
}

type Way = { label: string; href: string; variant?: 'default' | 'primary' }

function listActions({ id, about, isActive, closedAt }: ContentReport): Way[] {
  const { correct, report, questionStatistics } = paths.admin
  const isOpen = closedAt === null
  const isQuestion = about.kind === 'question'
  const correction = isQuestion ? 'Corriger la question' : 'Corriger la leçon'
  return [
    ...(isOpen && isActive
      ? [{ label: correction, href: correct(about, id), variant: 'primary' } as const]
      : []),
    ...(isOpen ? [{ label: 'Clore sans changement', href: report(id), variant: 'default' } as const] : []),
    // A lesson needs no link to its versions, because they are below its form.
    ...(isActive && isQuestion
      ? [{ label: 'Statistiques et versions', href: questionStatistics(about.id) }]
      : []),
  ]
}

function listFacts({ version, currentVersion, statistics }: ContentReport): string[] {
  return [
    ...(statistics ? [formatFigures(statistics)] : []),
    ...(currentVersion > version
      ? [`Modifiée depuis : version ${version} signalée, version ${currentVersion} maintenant.`]
      : []),
  ]
}

function formatFigures(statistics: ItemStatistics): string {
  const { asked, right, flags } = statistics
  if (asked === 0) return 'Jamais posée dans un examen.'
  const why = flags.length > 0 ? ` ${whyFlagged(flags)}` : ''
  return `Posée ${count(asked, 'fois', 'fois')} en examen, réussie à ${percent(right)}. ${figuresOf(statistics)}${why}`
}
