import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { QUESTION_FILE_MEGABYTES } from '#modules/exams/rules'
import { CheckedForm, toMissingChecks } from '#app/http/schema-form'
import {
  type Failure,
  type PageHandle,
  refuseUnauthorized,
  requireAdmin,
  seeOther,
  toCaller,
  withFailure,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { AdminSubPage, type Column, DataTable, toAdminCrumbs } from '#app/ui/admin'
import {
  Actions,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ErrorSummary,
  FAILURE,
  Fields,
  FormLink,
  french,
  StatusMessage,
  Text,
  TextField,
} from '#app/ui'
import { count, IMPORT_FAILED, NO_FILE } from '#app/text'
import { requireAdminPanel } from '../panel.server'
import { checkUpload, type RefusedUpload } from './check-upload.server'

export const handle: PageHandle = {
  title: 'Importer des questions',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
  here: 'Importer',
}

export async function loader(args: LoaderFunctionArgs) {
  const { waiting } = await requireAdminPanel(args)
  return { waiting }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const checked = await checkUpload(args.request)
  if ('fault' in checked) return data(checked, { status: checked.status })
  const keep = async () => {
    const stored = await site().admin.imports.keep(toCaller(session), checked)
    if (!stored.ok) return refuseUnauthorized(args.request, stored.code)
    return seeOther(paths.admin.previewImport(stored.value.id))
  }
  return withFailure({ context: args.context, failed: IMPORT_FAILED }, keep, (failed, status) =>
    data({ failed, replaces: checked.replaces }, { status }),
  )
}

/** The answer if the file could not be stored; the admin has to choose it again. */
type FailedUpload = { failed: Failure; replaces: boolean }

export default function ImportQuestions() {
  const { waiting } = useLoaderData<typeof loader>()
  const answer = useActionData<RefusedUpload | FailedUpload>()
  const refused = answer && 'fault' in answer ? answer : null
  const errors = refused ? [refused.fault] : []
  return (
    <AdminSubPage
      waiting={waiting}
      tab="questions"
      intro="Vous verrez d'abord ce que le fichier changerait : rien n'est écrit avant votre accord."
    >
      <CheckedForm
        action={paths.admin.importQuestions()}
        encType="multipart/form-data"
        id="import"
        checks={toMissingChecks({ file: NO_FILE })}
      >
        {answer && 'failed' in answer && (
          <StatusMessage kind="failure" title={FAILURE} {...answer.failed} focused />
        )}
        <ErrorSummary
          id="import-erreurs"
          title={refused?.title}
          faults={errors.map((fault) => ({ fieldId: 'import-file', message: refused?.short ?? fault }))}
        />
        {refused && refused.faults.length > 0 && (
          <DataTable caption="Les lignes à corriger" columns={COLUMNS} rows={refused.faults} />
        )}
        {refused && refused.moreLines > 0 && (
          <Text tone="muted">{`Et ${count(refused.moreLines, 'autre ligne', 'autres lignes')}.`}</Text>
        )}
        <Card>
          <Fields>
            <TextField
              type="file"
              id="import-file"
              name="file"
              label="Fichier CSV"
              hint={`Séparé par des points-virgules ou des virgules, ${QUESTION_FILE_MEGABYTES} Mo au plus. Dans Excel : « CSV UTF-8 ».`}
              accept=".csv,text/csv"
              required
              errors={errors}
            />
            <FormLink href={paths.admin.questionTemplate()}>Télécharger un modèle de fichier</FormLink>
            <Checkbox
              id="import-replace"
              name="replace"
              label="Remplacer la banque : les questions absentes du fichier sont supprimées"
              defaultChecked={answer?.replaces}
            />
          </Fields>
        </Card>
        <Actions>
          <Button variant="primary">Vérifier le fichier</Button>
          <ButtonLink href={paths.admin.questions()}>Annuler</ButtonLink>
        </Actions>
      </CheckedForm>
    </AdminSubPage>
  )
}

const COLUMNS: readonly Column<RefusedUpload['faults'][number]>[] = [
  { label: 'Ligne', kind: 'title', cell: ({ line }) => french(`Ligne ${line}`) },
  { label: 'Colonne', cell: ({ column }) => column || '–' },
  { label: 'Valeur', kind: 'prose', cell: ({ value }) => (value ? french(`« ${value} »`) : '–') },
  { label: 'Ce qui ne va pas', kind: 'prose', cell: ({ reason }) => french(reason) },
]
