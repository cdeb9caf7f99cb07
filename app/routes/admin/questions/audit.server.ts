import type { LoaderFunctionArgs } from '@remix-run/node'
import type { AuditFinding, BankQuestion, Measure, Rule } from '#modules/exams'
import { withReturn } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { requireAdminPanel } from '../panel.server'
import { describe, formatExpected, formatMore, formatShare, RULES } from './describe-audit'

/** Uses the rules that `npm run questions:audit` applies to a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { waiting } = await requireAdminPanel(args)
  const { measures, findings } = await site().exams.questions.audit()
  const outside = new Set<unknown>(findings)
  const figures = measures.map((measure) => toFigure(measure, outside.has(measure)))
  const rules = (Object.keys(RULES) as Rule[]).map((rule) => {
    const broken = findings.filter((finding) => finding.rule === rule)
    return { rule, findings: broken.slice(0, MOST).map(toFinding), left: Math.max(0, broken.length - MOST) }
  })
  return { waiting, figures, rules: rules.filter(({ findings }) => findings.length > 0) }
}

/** The most findings shown for a rule, and the most questions for a finding. */
const MOST = 25

function toFigure(measure: Measure<BankQuestion>, isOutside: boolean) {
  const { share } = measure
  return { name: describe(measure), is: formatShare(share), expected: formatExpected(share), isOutside }
}

function toFinding(finding: AuditFinding<BankQuestion>) {
  const { items } = finding
  const measured =
    'share' in finding ? ` : ${formatShare(finding.share)} (${formatExpected(finding.share)})` : ''
  const more = items.length - MOST
  return {
    title: `${describe(finding)}${measured}`,
    links: items.slice(0, MOST).map(({ id, question }) => {
      return { label: question, href: withReturn(paths.admin.question(id), paths.admin.auditQuestions()) }
    }),
    more: more > 0 ? formatMore(more) : null,
  }
}
