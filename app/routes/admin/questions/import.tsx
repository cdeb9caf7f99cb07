import { useActionData, useLoaderData } from '@remix-run/react'
import { QUESTION_FILE_MEGABYTES } from '#modules/exams/rules'
import { CheckedForm, toMissingChecks } from '#app/http/schema-form'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import {
  Actions,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  type Column,
  DataTable,
  ErrorSummary,
  FAILURE,
  Fields,
  FormLink,
  french,
  StatusMessage,
  Text,
  TextField,
} from '#app/ui'
import { count, NO_FILE } from '#app/text'
import { action, type FailedUpload, loader, type RefusedUpload } from './import.server'

export { action, loader }

export const handle: PageHandle = {
  title: 'Importer des questions',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
  here: 'Importer',
}

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
