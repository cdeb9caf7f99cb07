import type { ImportPreview, ImportSummary } from '#modules/exams'
import { paths } from '#app/paths'
import { Changes } from '#app/ui/admin/change-list'
import { DataTable } from '#app/ui/admin/data-table'
import { Card } from '#app/ui/content/card'
import { Facts } from '#app/ui/content/facts'
import { Note } from '#app/ui/content/note'
import { Stack } from '#app/ui/layout/grid'
import { Section } from '#app/ui/layout/section'
import { count } from '#app/text/count'
import { Fr } from '#app/ui/text/fr'
import { Heading } from '#app/ui/text/heading'
import { Text } from '#app/ui/text/text'
import { thousands } from '#app/text/thousands'
import { answerOf } from './answer-of'
import { changesOf } from './changes-of'

/** What an import would do: how many of each, and the first of them. */
export function PreviewParts({ summary, added, revised, retired }: ImportPreview) {
  return (
    <>
      <Section id="bilan" title="Bilan">
        <Stack>
          <Facts columns facts={factsOf(summary)} />
          {summary.retired > 0 && <Note tone="danger">{notAskedAgain(summary.retired)}</Note>}
        </Stack>
      </Section>
      {retired.length > 0 && (
        <Section id="supprimees" title={`Supprimées (${thousands(summary.retired)})`}>
          <DataTable
            caption="Les questions supprimées"
            columns={[
              { label: 'ID', kind: 'id', cell: ({ id }) => id },
              { label: 'Question', kind: 'title', cell: ({ question }) => <Fr>{question}</Fr> },
            ]}
            rows={retired}
            keyOf={({ id }) => id}
          />
          <More shown={retired.length} of={summary.retired} />
        </Section>
      )}
      {revised.length > 0 && (
        <Section id="modifiees" title={`Modifiées (${thousands(summary.revised)})`}>
          <Stack>
            {revised.map(({ id, before, after }) => (
              <Card key={id}>
                <Stack>
                  <Heading level={3}>
                    <a href={paths.admin.question(id)}>
                      <Fr>{before.question}</Fr>
                    </a>
                  </Heading>
                  <Changes changes={changesOf(before, after)} />
                </Stack>
              </Card>
            ))}
          </Stack>
          <More shown={revised.length} of={summary.revised} />
        </Section>
      )}
      {added.length > 0 && (
        <Section id="ajoutees" title={`Ajoutées (${thousands(summary.added)})`}>
          <DataTable
            caption="Les questions ajoutées"
            columns={[
              { label: 'Question', kind: 'title', cell: ({ question }) => <Fr>{question}</Fr> },
              { label: 'Bonne réponse', kind: 'prose', cell: (question) => <Fr>{answerOf(question)}</Fr> },
              { label: 'Thème', cell: ({ theme }) => <Fr>{theme ?? 'Aucun'}</Fr> },
            ]}
            rows={added}
            keyOf={({ question }) => question}
          />
          <More shown={added.length} of={summary.added} />
        </Section>
      )}
    </>
  )
}

/** '12 ajoutées, 1 modifiée, 0 supprimée' */
export function inWords({ added, revised, retired }: ImportSummary): string {
  return [count(added, 'ajoutée'), count(revised, 'modifiée'), count(retired, 'supprimée')].join(', ')
}

function notAskedAgain(retired: number): string {
  return retired === 1
    ? '1 question absente du fichier ne sera plus posée. Les résultats passés la gardent.'
    : `${thousands(retired)} questions absentes du fichier ne seront plus posées. Les résultats passés les gardent.`
}

function factsOf({ added, revised, unchanged, retired }: ImportSummary) {
  return [
    { term: 'Ajoutées', value: thousands(added) },
    { term: 'Modifiées', value: thousands(revised) },
    { term: 'Inchangées', value: thousands(unchanged) },
    { term: 'Supprimées', value: thousands(retired) },
  ]
}

function More({ shown, of }: { shown: number; of: number }) {
  if (of <= shown) return null
  return (
    <Text tone="muted">
      <Fr>{`Et ${count(of - shown, 'autre')}.`}</Fr>
    </Text>
  )
}
