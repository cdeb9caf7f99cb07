import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import {
  Actions,
  Button,
  ButtonLink,
  Card,
  ChangeList,
  type Column,
  DataTable,
  Facts,
  french,
  Note,
  Section,
  Stack,
  Text,
} from '#app/ui'
import { answerOf, count, inWords, listChanges, QUESTION_FIELDS, thousands } from '#app/text'
import type { ImportPreview } from '#modules/exams'
import { action, loader } from './import-preview.server'

export { action, loader }

export const handle: PageHandle = {
  title: "Vérifier l'import",
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
  here: 'Importer',
}

export default function PreviewImport() {
  const { id, fileName, fingerprint, summary, added, revised, retired } = useLoaderData<typeof loader>()
  const imported = `Importer ${count(summary.added + summary.revised + summary.unchanged, 'question')}`
  const isDangerous = summary.retired > 0
  return (
    <AdminSubPage tab="questions" intro={`Ce que « ${fileName} » changerait. Rien n'est encore écrit.`}>
      <form method="post" action={paths.admin.previewImport(id)}>
        <input type="hidden" name="print" value={fingerprint} />
        <Actions>
          {summary.added + summary.revised + summary.retired > 0 && (
            <Button variant={isDangerous ? 'danger' : 'primary'}>
              {isDangerous ? `${imported} et en supprimer ${thousands(summary.retired)}` : imported}
            </Button>
          )}
          <ButtonLink href={paths.admin.importQuestions()}>Choisir un autre fichier</ButtonLink>
        </Actions>
      </form>
      <Section id="bilan" title="Bilan">
        <Stack>
          <Facts
            columns
            facts={[
              { term: 'Ajoutées', value: thousands(summary.added) },
              { term: 'Modifiées', value: thousands(summary.revised) },
              { term: 'Inchangées', value: thousands(summary.unchanged) },
              { term: 'Supprimées', value: thousands(summary.retired) },
            ]}
          />
          {isDangerous && <Note tone="danger">{notAskedAgain(summary.retired)}</Note>}
        </Stack>
      </Section>
      <Part id="supprimees" title="Supprimées" shown={retired.length} total={summary.retired}>
        <DataTable caption="Les questions supprimées" columns={RETIRED} rows={retired} />
      </Part>
      <Part id="modifiees" title="Modifiées" shown={revised.length} total={summary.revised}>
        <Stack>
          {revised.map(({ id, before, after }) => (
            <Card key={id}>
              <Stack>
                <h3>
                  <a href={paths.admin.question(id)}>{french(before.question)}</a>
                </h3>
                <ChangeList changes={listChanges(QUESTION_FIELDS, inWords(before), inWords(after))} />
              </Stack>
            </Card>
          ))}
        </Stack>
      </Part>
      <Part id="ajoutees" title="Ajoutées" shown={added.length} total={summary.added}>
        <DataTable caption="Les questions ajoutées" columns={ADDED} rows={added} />
      </Part>
    </AdminSubPage>
  )
}

type PartProps = { id: string; title: string; shown: number; total: number; children: ReactNode }

function Part({ id, title, shown, total, children }: PartProps) {
  if (shown === 0) return null
  return (
    <Section id={id} title={`${title} (${thousands(total)})`}>
      {children}
      {total > shown && <Text tone="muted">{`Et ${count(total - shown, 'autre')}.`}</Text>}
    </Section>
  )
}

const RETIRED: readonly Column<ImportPreview['retired'][number]>[] = [
  { label: 'ID', kind: 'id', cell: ({ id }) => id },
  { label: 'Question', kind: 'title', cell: ({ question }) => french(question) },
]

const ADDED: readonly Column<ImportPreview['added'][number]>[] = [
  { label: 'Question', kind: 'title', cell: ({ question }) => french(question) },
  { label: 'Bonne réponse', kind: 'prose', cell: (question) => french(answerOf(question)) },
  { label: 'Thème', cell: ({ theme }) => french(theme ?? 'Aucun') },
]

function notAskedAgain(retired: number): string {
  return retired === 1
    ? '1 question absente du fichier ne sera plus posée. Les résultats passés la gardent.'
    : `${thousands(retired)} questions absentes du fichier ne seront plus posées. Les résultats passés les gardent.`
}
