import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { adminAdSchema } from '#modules/ads/schemas'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { refuseNoAdmin, success } from '../act.server'
import { AdminAdForm } from './admin-ad-form'
import { ADS_TAB } from './words'

const TITLE = 'Ajouter une annonce'

export const meta: MetaFunction = () => unlistedMeta(TITLE)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  return { contactEmail: user.email, contactPhone: user.phone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const submission = await readForm(request, adminAdSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  return actOn(submission, { context, failure: FAILED }, async () => {
    const created = await site().admin.createAd(callerOf(session), submission.value)
    if (!created.ok) return refuseNoAdmin(request, created.code)
    return seeOther(paths.admin.ads(), [await success('Annonce créée avec succès')])
  })
}

export default function NewAd() {
  const contacts = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  return (
    <AdminSubPage tab={ADS_TAB} here="Ajouter" title={TITLE}>
      <AdminAdForm
        action={paths.admin.newAd()}
        list={paths.admin.ads()}
        note={{
          title: 'Publiée tout de suite',
          text: "L'annonce est en ligne dès que vous l'enregistrez, à votre nom, et dans toutes les catégories.",
        }}
        defaultValue={{ type: 'sale', ...contacts }}
        lastResult={lastResult}
      />
    </AdminSubPage>
  )
}

const FAILED = "Erreur lors de la création de l'annonce"
