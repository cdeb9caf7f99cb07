import type { ItemStatistics, QueuedReport } from '#modules/exams'
import { dayAndTime } from '#app/text/format'
import { closedInWords, KIND_NAMES, OUTCOMES, formatReason } from '#app/text/reports'
import { count, percent } from '#app/text/words'
import { paths } from '#app/paths'
import type { ReportRow } from '#app/ui/admin/report-list'
import { withReturn } from '#app/http/way-back'
import { figuresOf, whyFlagged } from '#app/text/questions'

/** Returns the row of a report. `member` is the name of the reporter. */
export function toReportRow(report: QueuedReport, member: string, list: string): ReportRow {
  const { id, about, text, question, createdAt, message, isActive } = report
  const page = paths.admin[about.kind](about.id)
  return {
    ...{ id, name: text, message, question },
    // A deleted question has no page in the panel, so the row leads to the report.
    href: withReturn(isActive ? page : paths.admin.report(id), list),
    badges: [
      { label: KIND_NAMES[about.kind], tone: 'plain' },
      { label: formatReason(report), tone: 'brand' },
      ...(isActive ? [] : [{ label: 'Supprimée', tone: 'danger' } as const]),
    ],
    by: `${member}, ${dayAndTime(createdAt)}`,
    facts: listFacts(report),
    closed: closedInWords(report, report.outcome && OUTCOMES[report.outcome]),
    actions: listActions(report).map(({ href, ...action }) => ({ ...action, href: withReturn(href, list) })),
  }
}

type Way = { label: string; href: string; variant?: 'default' | 'primary' }

function listActions({ id, about, isActive, closedAt }: QueuedReport): Way[] {
  const { correct, report, questionStatistics } = paths.admin
  const isOpen = closedAt === null
  const isQuestion = about.kind === 'question'
  const correction = isQuestion ? 'Corriger la question' : 'Corriger la leçon'
  return [
    ...(isOpen && isActive
      ? [{ label: correction, href: correct(about, id), variant: 'primary' } as const]
      : []),
    ...(isOpen ? [{ label: 'Clore sans changement', href: report(id), variant: 'default' } as const] : []),
    // A lesson needs no such link, because its versions are below its form.
    ...(isActive && isQuestion
      ? [{ label: 'Statistiques et versions', href: questionStatistics(about.id) }]
      : []),
  ]
}

function listFacts({ version, currentVersion, openReports, closedAt, statistics }: QueuedReport): string[] {
  return [
    ...(statistics ? [formatFigures(statistics)] : []),
    ...(currentVersion > version
      ? [`Modifiée depuis : version ${version} signalée, version ${currentVersion} maintenant.`]
      : []),
    ...(closedAt === null && openReports > 1
      ? [`${count(openReports, 'signalement')} en attente sur la même page.`]
      : []),
  ]
}

function formatFigures(statistics: ItemStatistics): string {
  const { asked, right, flags } = statistics
  if (asked === 0) return 'Jamais posée dans un examen.'
  const why = flags.length > 0 ? ` ${whyFlagged(flags)}` : ''
  return `Posée ${count(asked, 'fois', 'fois')} en examen, réussie à ${percent(right)}. ${figuresOf(statistics)}${why}`
}
