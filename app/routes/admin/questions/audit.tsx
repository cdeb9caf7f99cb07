import { useLoaderData } from '@remix-run/react'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminSubPage, Findings, toAdminCrumbs } from '#app/ui/admin'
import { Badge, type Column, DataTable, french, Section, Text } from '#app/ui'
import { loader } from './audit.server'
import { formatMore, RULES } from './describe-audit'

export { loader }

export const handle: PageHandle = {
  title: 'Audit de la banque',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
  here: 'Audit',
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

type Figure = Awaited<ReturnType<typeof loader>>['figures'][number]

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
