import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { seeOther } from '../../../http/redirect.server'
import { callerOf, requireAdmin } from '../../../http/session.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminSubPage } from '../../../ui/admin/admin-sub-page'
import { Card } from '../../../ui/content/card'
import { Actions } from '../../../ui/forms/actions'
import { Button, ButtonLink } from '../../../ui/forms/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import { Fields } from '../../../ui/forms/fields'
import { FileField } from '../../../ui/forms/file-field'
import { refuseNoAdmin } from '../act.server'
import { BadLines } from './bad-lines'
import { checkUpload, type RefusedUpload } from './check-upload.server'
import { QUESTIONS_TAB } from './tab'

export const meta: MetaFunction = () => unlistedMeta('Importer des questions')

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const checked = await checkUpload(request)
  if ('fault' in checked) return data(checked, { status: checked.status })
  const kept = await site().admin.keepImport(callerOf(session), checked)
  if (!kept.ok) return refuseNoAdmin(request, kept.code)
  return seeOther(paths.admin.previewImport(kept.value.id))
}

export default function ImportQuestions() {
  const refused = useActionData<RefusedUpload>()
  const faults = refused ? [refused.fault] : []
  return (
    <AdminSubPage
      tab={QUESTIONS_TAB}
      here="Importer"
      title="Importer des questions"
      intro="Vous verrez d'abord ce que le fichier changerait : rien n'est écrit avant votre accord."
    >
      <Form method="post" action={paths.admin.importQuestions()} encType="multipart/form-data" id="import">
        <Fields>
          <ErrorSummary
            id="import-erreurs"
            title="Le fichier ne peut pas être importé"
            faults={faults.map((message) => ({ fieldId: 'import-file', message }))}
          />
          {refused && refused.lines.length > 0 && <BadLines {...refused} />}
          <Card>
            <Fields>
              <FileField
                id="import-file"
                name="file"
                label="Fichier CSV"
                hint="En UTF-8, séparé par des virgules ou des points-virgules, 5 Mo au plus. Le fichier exporté montre les colonnes."
                accept=".csv,text/csv"
                required
                errors={faults}
              />
              <Checkbox
                id="import-replace"
                name="replace"
                label="Remplacer la banque : les questions absentes du fichier sont supprimées"
                defaultChecked={refused?.replaces}
              />
            </Fields>
          </Card>
          <Actions>
            <Button variant="primary">Vérifier le fichier</Button>
            <ButtonLink href={paths.admin.questions()}>Annuler</ButtonLink>
          </Actions>
        </Fields>
      </Form>
    </AdminSubPage>
  )
}
