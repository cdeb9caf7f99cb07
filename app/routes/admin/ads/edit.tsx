import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import type { AdminAd, CheckedAd } from '#modules/ads'
import { adminAdSchema } from '#modules/ads/schemas'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdFormLayout } from '#app/ui/ads/ads-layout'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { Changes } from '#app/ui/admin/change-list'
import { Card } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { FormGroup } from '#app/ui/forms/form'
import { TextField } from '#app/ui/forms/field'
import { Fr } from '#app/ui/text/text'
import { AdFields, ContactFields } from '#app/routes/ads/ad-fields'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { AD_FIELDS } from '../field-names'
import { ADS_TAB, revision, UNDECIDABLE } from './decisions'
import { findAnyAd } from './find-ad.server'

const ADD = 'Ajouter une annonce'
const CHANGE = "Modifier l'annonce"

export const meta: MetaFunction<typeof loader> = ({ params, data }) => {
  if (params.id === undefined) return unlistedMeta(ADD)
  return unlistedMeta(data?.ad ? CHANGE : AD_NOT_FOUND)
}

/** The form of a new ad, at `/admin/ads/new`, and of an existing one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const isNew = params.id === undefined
  const ad = await findAnyAd(params)
  const contacts = { contactEmail: user.email, contactPhone: user.phone }
  const list = isNew ? paths.admin.ads() : backToList(request, paths.admin.ads())
  return data({ ad, isNew, contacts, list }, { status: ad || isNew ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const { admin } = site()
  if (params.id === undefined) {
    const submission = await readForm(request, adminAdSchema)
    if (submission.status !== 'success') return refuseForm(submission)
    return act({ request, context }, () => admin.createAd(by, submission.value), {
      form: submission,
      to: paths.admin.ads(),
      done: 'Annonce créée avec succès',
      refused: {},
      failed: "Erreur lors de la création de l'annonce",
    })
  }
  const id = parseId(params.id)
  if (!id) return notFound()
  const submission = await readForm(request, changeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, ...says } = submission.value
  return act({ request, context }, () => admin.changeAd(by, { id, revision }, says), {
    form: submission,
    to: backToList(request, paths.admin.ads()),
    done: 'Annonce mise à jour avec succès',
    refused: { 'not-found': notFound, changed: { formErrors: [UNDECIDABLE.changed] } },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

const changeSchema = adminAdSchema.extend({ revision })

export default function EditAd() {
  const { ad, isNew, contacts, list } = useLoaderData<typeof loader>()
  if (isNew) {
    return (
      <AdminSubPage tab={ADS_TAB} here="Ajouter" title={ADD}>
        <AdForm
          action={paths.admin.newAd()}
          list={list}
          note={NEW}
          defaultValue={{ type: 'sale', ...contacts }}
        />
      </AdminSubPage>
    )
  }
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <AdminSubPage tab={{ ...ADS_TAB, href: list }} here="Modifier" title={CHANGE}>
      <ChangedMeanwhile ad={ad} />
      <AdForm
        action={withReturn(paths.admin.ad(ad.id), list)}
        list={list}
        revision={ad.revision}
        note={EXISTING}
        defaultValue={ad}
      />
    </AdminSubPage>
  )
}

type AdFormProps = {
  action: string
  list: string
  /** The revision of an existing ad that the admin reads. */
  revision?: number
  note: { title: string; text: string }
  defaultValue: DefaultValue<z.input<typeof adminAdSchema>>
}

function AdForm({ action, list, revision, note, defaultValue }: AdFormProps) {
  const lastResult = useActionData<SubmissionResult>()
  const [form, fields] = useSchemaForm(adminAdSchema, { id: 'annonce', lastResult, defaultValue })
  return (
    <AdFormLayout after={note}>
      <PostForm form={form} action={action}>
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <Card>
          <AdFields fields={fields} title="L'annonce" />
          <FormGroup title="Coordonnées" hint="Seuls les membres connectés les voient.">
            <ContactFields fields={fields} />
            <TextField {...fieldProps(fields.contactInfo)} label="Autres coordonnées" optional />
          </FormGroup>
        </Card>
        <Actions>
          <Button variant="primary">Enregistrer</Button>
          <ButtonLink href={list}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}

/** If somebody else was faster: what the ad says now, beside what the form below would make of it. */
function ChangedMeanwhile({ ad }: { ad: CheckedAd }) {
  const lastResult = useActionData<SubmissionResult>()
  if (!lastResult?.error?.['']?.includes(UNDECIDABLE.changed)) return null
  const typed = lastResult.initialValue ?? {}
  const changes = Object.entries(AD_FIELDS).flatMap(([name, field]) => {
    const before = ad[name as keyof AdminAd] ?? ''
    const value = typed[name]
    const after = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
    return before === after ? [] : [{ field, before, after }]
  })
  return (
    <section aria-labelledby="entre-temps">
      <h2 id="entre-temps">
        <Fr>Ce que l'annonce dit maintenant, et ce qu'elle dirait après vous</Fr>
      </h2>
      <Changes changes={changes} />
    </section>
  )
}

const NEW = {
  title: 'Publiée tout de suite',
  text: "L'annonce est en ligne dès que vous l'enregistrez, à votre nom, et dans toutes les catégories.",
}

const EXISTING = {
  title: 'État',
  text: "L'annonce garde son état : en attente, elle le reste ; en ligne, elle change tout de suite.",
}
