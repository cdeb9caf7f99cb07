import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { AdPhoto, CheckedAd } from '#modules/ads'
import { adminAdSchema } from '#modules/ads/schemas'
import {
  act,
  actOnce,
  backToList,
  LARGEST_INTEGER,
  notFound,
  type Once,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { fieldProps, PostForm, useConflict, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { AD_CHANGED, AD_FIELDS, AD_NOT_FOUND, listChanges } from '#app/text'
import { paths } from '#app/paths'
import { AdFormLayout, InspectedPhotos } from '#app/ui/ads'
import { AdminSubPage, Conflict, toAdminCrumbs } from '#app/ui/admin'
import { Actions, Button, ButtonLink, Card, Checkbox, FormGroup, TextField } from '#app/ui'
import { AdFields, ContactFields } from '#app/routes/ads/ad-fields'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { findAdWithPhotos, requireAdminItem } from '../panel.server'
import { revision } from './decisions'

export const handle: PageHandle<typeof loader> = ({ item, list }, { params }) => ({
  title: item ? "Modifier l'annonce" : params.id ? AD_NOT_FOUND : 'Ajouter une annonce',
  crumbs: toAdminCrumbs('ads', list),
  here: item ? 'Modifier' : 'Ajouter',
})

export async function loader(args: LoaderFunctionArgs) {
  if (args.params.id !== undefined) return requireAdminItem(args, 'ads', findAdWithPhotos)
  await requireAdmin(args)
  return { item: null, list: paths.admin.ads(), isNew: true }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const { admin } = site()
  if (args.params.id === undefined) {
    const submission = await readForm(args.request, adminAdSchema)
    if (submission.status !== 'success') return refuseForm(submission)
    const create = (once: Once) => once((tx) => admin.ads.create(by, submission.value, tx))
    return actOnce(args, session, create, {
      form: submission,
      to: paths.admin.ads(),
      done: 'Annonce créée avec succès',
      refused: {},
      failed: "Erreur lors de la création de l'annonce",
    })
  }
  const id = parsePositiveInteger(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, changeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, ...says } = submission.value
  return act(args, () => admin.ads.change(by, { id, revision }, says), {
    form: submission,
    to: backToList(args.request, 'ads'),
    done: 'Annonce mise à jour avec succès',
    refused: { 'not-found': notFound, changed: { conflict: AD_CHANGED } },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

const photoId = z.coerce.number().int().min(1).max(LARGEST_INTEGER)
const changeSchema = adminAdSchema.extend({ revision, removedPhotos: z.array(photoId) })

/** The schema of the form, in which `revision` is optional, because a new ad has none. */
const shownSchema = adminAdSchema.extend({ revision: z.string().optional() })

const NEW = {
  title: 'Publiée tout de suite',
  text: "L'annonce est en ligne dès que vous l'enregistrez, à votre nom, et dans toutes les catégories.",
}

const EXISTING = {
  title: 'État',
  text: "L'annonce garde son état : en attente, elle le reste ; en ligne, elle change tout de suite.",
}

export default function AdminEditAd() {
  const { item: ad, list, ...loaded } = useLoaderData<typeof loader>()
  const back = useReturn()
  const lastResult = useActionData<SubmissionResult>()
  const [form, fields] = useSchemaForm(shownSchema, { id: 'annonce', defaultValue: toValues(ad) })
  const { isConflict, version } = useConflict(ad?.revision, fields.revision)
  if (!ad && !('isNew' in loaded)) return <AdminNotFound of="ads" list={list} />
  return (
    <AdminSubPage>
      {ad && isConflict && <Conflict changes={listChanges(AD_FIELDS, ad, lastResult?.initialValue)} />}
      <AdFormLayout after={ad ? EXISTING : NEW}>
        <PostForm form={form} action={ad ? back(paths.admin.ad(ad.id)) : paths.admin.newAd()} once={!ad}>
          {ad && <input type="hidden" name={fields.revision.name} value={version} />}
          <Card>
            <AdFields fields={fields} title="L'annonce" />
            <FormGroup
              title="Coordonnées"
              hint="Les membres connectés voient ce que vous indiquez ici, en plus du message par le site."
            >
              <ContactFields fields={fields} />
              <TextField {...fieldProps(fields.contactInfo)} label="Autres coordonnées" optional />
            </FormGroup>
            {ad && <RemovablePhotos {...ad} removed={lastResult?.initialValue?.['removedPhotos']} />}
          </Card>
          <Actions>
            <Button variant="primary">Enregistrer</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </AdFormLayout>
    </AdminSubPage>
  )
}

function toValues(ad: CheckedAd | null): DefaultValue<z.input<typeof shownSchema>> {
  return ad ? { ...ad, revision: String(ad.revision) } : { type: 'sale' }
}

type RemovablePhotosProps = {
  photos: readonly AdPhoto[]
  title: string
  /** The ids of the photos that were ticked when the form was last submitted. */
  removed: unknown
}

function RemovablePhotos({ photos, title, removed }: RemovablePhotosProps) {
  if (photos.length === 0) return null
  const ticked = [removed].flat()
  return (
    <FormGroup title="Photos" hint="Une photo retirée disparaît dès que vous enregistrez, et pour toujours.">
      <InspectedPhotos
        {...{ photos, title }}
        below={({ id }, at) => (
          <Checkbox
            id={`retirer-${id}`}
            name="removedPhotos"
            value={String(id)}
            label={`Retirer la photo ${at + 1}`}
            defaultChecked={ticked.includes(String(id))}
          />
        )}
      />
    </FormGroup>
  )
}
