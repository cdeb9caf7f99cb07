import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { BankQuestion, AuditFinding, Measure, Rule } from '#modules/exams'
import { site } from '#app/start/modules.server'
import { count } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminSubPage, type Column, DataTable, Findings, toAdminCrumbs } from '#app/ui/admin'
import { Badge, french, Section, Text } from '#app/ui'
import { requireAdminPanel } from '../panel.server'
import { withReturn } from '#app/http/way-back'
import { describe, formatExpected, formatShare, RULES } from './describe-audit'

export const handle: PageHandle = {
  title: 'Audit de la banque',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
  here: 'Audit',
}

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

export default function AuditQuestions() {
  const { waiting, figures, rules } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage waiting={waiting} tab="questions" intro={INTRO}>
      <Section id="chiffres" title="En chiffres">
        <DataTable caption="Les chiffres de la banque" columns={COLUMNS} rows={figures} />
      </Section>
      {rules.length === 0 && <Text>Aucune règle n'est enfreinte.</Text>}
      {rules.map(({ rule, findings, left }) => (
        <Section key={rule} id={rule} title={RULES[rule].title} intro={RULES[rule].why}>
          <Findings findings={findings} />
          {left > 0 && <Text note>{formatMore(left)}</Text>}
        </Section>
      ))}
    </AdminSubPage>
  )
}

const INTRO =
  "Ce que les règles de rédaction trouvent dans les questions en usage : un candidat qui n'a rien appris ne doit pas deviner les réponses."

type Figure = ReturnType<typeof toFigure>

function toFigure(measure: Measure<BankQuestion>, isOutside: boolean) {
  const { share } = measure
  return { name: describe(measure), is: formatShare(share), expected: formatExpected(share), isOutside }
}

const COLUMNS: readonly Column<Figure>[] = [
  { label: 'Règle', kind: 'title', cell: ({ name }) => french(name) },
  { label: 'Mesuré', kind: 'prose', cell: ({ is }) => french(is) },
  { label: 'Attendu', cell: ({ expected }) => french(expected) },
  {
    label: 'Verdict',
    cell: ({ isOutside }) =>
      isOutside ? <Badge tone="warning">À revoir</Badge> : <Badge tone="success">En ordre</Badge>,
  },
]

/** The most findings shown for a rule, and the most questions for a finding. */
const MOST = 25

const formatMore = (left: number) => `Et ${count(left, 'autre')}.`

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
