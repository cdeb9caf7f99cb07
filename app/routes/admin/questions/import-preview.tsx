import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { type Flash, redirectWith } from '#app/http/redirect.server'
import { act, failure, success } from '#app/http/act.server'
import { readForm } from '#app/http/form.server'
import { parseId } from '#app/http/address'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { count, thousands } from '#app/text/words'
import type { ImportPreview, ImportSummary } from '#modules/exams'
import { Changes } from '#app/ui/admin/change-list'
import { DataTable } from '#app/ui/admin/data-table'
import { Card, Facts, Note } from '#app/ui/content/blocks'
import { Section, Stack } from '#app/ui/layout/layout'
import { Fr, Heading, Text } from '#app/ui/text/text'
import { answerOf, changesOf, IMPORT_FAILED, QUESTIONS_TAB } from './words'

export const meta: MetaFunction = () => unlistedMeta("Vérifier l'import")

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const id = parseId(params.id)
  const preview = id && (await site().admin.previewImport(user.id, id))
  if (!preview) throw await redirectWith(paths.admin.importQuestions(), GONE)
  return preview
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return redirectWith(paths.admin.importQuestions(), GONE)
  const preview = paths.admin.previewImport(id)
  const submission = await readForm(request, printSchema)
  if (submission.status !== 'success') return redirectWith(preview, failure(BANK_CHANGED))
  const { print } = submission.value
  return act({ request, context }, () => site().admin.carryOutImport(callerOf(session), id, print), {
    to: preview,
    done: (summary) => redirectWith(paths.admin.questions(), success(`Import terminé : ${inWords(summary)}`)),
    refused: {
      unknown: () => redirectWith(paths.admin.importQuestions(), GONE),
      'bank-changed': BANK_CHANGED,
    },
    failed: IMPORT_FAILED,
  })
}

export default function PreviewImport() {
  const preview = useLoaderData<typeof loader>()
  const { id, fileName, fingerprint, summary } = preview
  const { added, revised, retired } = summary
  const changing = added + revised + retired
  const imported = added + revised + summary.unchanged
  return (
    <AdminSubPage
      tab={QUESTIONS_TAB}
      here="Importer"
      title="Vérifier l'import"
      intro={`Ce que « ${fileName} » changerait. Rien n'est encore écrit.`}
    >
      <form method="post" action={paths.admin.previewImport(id)}>
        <input type="hidden" name="print" value={fingerprint} />
        <Actions>
          {changing > 0 && (
            <Button variant={retired > 0 ? 'danger' : 'primary'}>
              {retired > 0
                ? `Importer ${count(imported, 'question')} et en supprimer ${thousands(retired)}`
                : `Importer ${count(imported, 'question')}`}
            </Button>
          )}
          <ButtonLink href={paths.admin.importQuestions()}>Choisir un autre fichier</ButtonLink>
        </Actions>
      </form>
      <PreviewParts {...preview} />
    </AdminSubPage>
  )
}

const printSchema = z.object({ print: z.string().default('') })

/** Also shown to admins who send the form twice, so it is not an error. */
const GONE: Flash = {
  kind: 'info',
  title: 'Rien à importer',
  text: 'Cet import a déjà été fait ou a expiré.',
}
const BANK_CHANGED =
  "La banque a changé entre-temps : rien n'a été importé. Voici ce que le fichier changerait maintenant."

/** What the import would do: the numbers, and the first questions of each kind. */
function PreviewParts({ summary, added, revised, retired }: ImportPreview) {
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
function inWords({ added, revised, retired }: ImportSummary): string {
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
