import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { type Flash, flash } from '#app/http/flash.server'
import { readForm } from '#app/http/form.server'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { count } from '#app/text/count'
import { thousands } from '#app/text/thousands'
import { actAsAdmin, failure } from '../act.server'
import { inWords, PreviewParts } from './preview-parts'
import { QUESTIONS_TAB } from './tab'
import { IMPORT_FAILED } from './words'

export const meta: MetaFunction = () => unlistedMeta("Vérifier l'import")

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const id = parseId(params.id)
  const preview = id && (await site().admin.previewImport(user.id, id))
  if (!preview) throw seeOther(paths.admin.importQuestions(), [await flash(GONE)])
  return preview
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return seeOther(paths.admin.importQuestions(), [await flash(GONE)])
  const preview = paths.admin.previewImport(id)
  const submission = await readForm(request, printSchema)
  if (submission.status !== 'success') return seeOther(preview, [await failure(BANK_CHANGED)])
  const { print } = submission.value
  return actAsAdmin({ request, context }, () => site().admin.carryOutImport(callerOf(session), id, print), {
    to: {
      done: paths.admin.questions(),
      unknown: paths.admin.importQuestions(),
      'bank-changed': preview,
      failed: preview,
    },
    done: (summary) => `Import terminé : ${inWords(summary)}`,
    refused: { unknown: GONE, 'bank-changed': BANK_CHANGED },
    failed: IMPORT_FAILED,
  })
}

export default function PreviewImport() {
  const preview = useLoaderData<typeof loader>()
  const { id, fileName, print, summary } = preview
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
        <input type="hidden" name="print" value={print} />
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

/** Sent twice, it was done once: no fault of anybody's. */
const GONE: Flash = {
  kind: 'info',
  title: 'Rien à importer',
  text: 'Cet import a déjà été fait ou a expiré.',
}
const BANK_CHANGED =
  "La banque a changé entre-temps : rien n'a été importé. Voici ce que le fichier changerait maintenant."
