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
import { NO_FILE } from '#app/text'
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
  const { title, faults = [], rest } = refused ?? {}
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
          title={title}
          faults={errors.map((message) => ({ fieldId: 'import-file', message }))}
        />
        {faults.length > 0 && <DataTable caption="Ce qui est à corriger" columns={COLUMNS} rows={faults} />}
        {rest && <Text tone="muted">{rest}</Text>}
        <Card>
          <Fields>
            <TextField
              type="file"
              id="import-file"
              name="file"
              label="Fichier CSV"
              hint={`${QUESTION_FILE_MEGABYTES} Mo au plus. Depuis Excel : « CSV UTF-8 », un autre format CSV ou « Texte ».`}
              accept=".csv,.txt,text/csv,text/plain"
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
  { label: 'Ligne', kind: 'title', cell: ({ place }) => french(place) },
  { label: 'Colonne', cell: ({ column }) => column || '–' },
  { label: 'Valeur', kind: 'prose', cell: ({ value }) => (value ? french(`« ${value} »`) : '–') },
  { label: 'Ce qui ne va pas', kind: 'prose', cell: ({ reason }) => french(reason) },
]
