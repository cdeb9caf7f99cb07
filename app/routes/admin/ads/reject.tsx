import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { CheckedAd } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { longDate } from '#app/text/format'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdFormLayout } from '#app/ui/ads/ads-layout'
import { frenchPrice } from '#app/text/french'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { Card, Facts } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { Fields, TextArea } from '#app/ui/forms/field'
import { french } from '#app/ui/text/text'
import { CATEGORY_NAMES, CONDITION_NAMES, TYPE_BADGES } from '#app/text/ads'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { ADS_TAB, revision, UNDECIDABLE } from './decisions'
import { loadPendingAd } from './find-ad.server'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Rejeter l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return loadPendingAd(request, params)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return notFound()
  const submission = await readForm(request, formSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, reason } = submission.value
  const reject = () => site().admin.rejectAd(callerOf(session), { id, revision }, reason)
  return act({ request, context }, reject, {
    form: submission,
    to: backToList(request, paths.admin.ads()),
    done: 'Annonce rejetée',
    // If the ad was changed, the typed reason is kept beside what the ad says now.
    refused: { ...UNDECIDABLE, changed: { formErrors: [UNDECIDABLE.changed] } },
    failed: "Erreur lors du rejet de l'annonce",
  })
}

const formSchema = rejectionSchema.extend({ revision })

export default function RejectAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <AdminSubPage
      tab={{ ...ADS_TAB, href: list }}
      here="Rejeter"
      title="Rejeter l'annonce"
      intro="Son auteur reçoit le motif par email et le lit à côté de son annonce, qu'il ne peut plus que supprimer."
    >
      <AdFormLayout>
        <RejectForm ad={ad} list={list} />
      </AdFormLayout>
    </AdminSubPage>
  )
}

function RejectForm({ ad, list }: { ad: CheckedAd; list: string }) {
  const lastResult = useActionData<SubmissionResult>()
  const [form, fields] = useSchemaForm(formSchema, { id: 'rejet', lastResult })
  return (
    <PostForm form={form} action={withReturn(paths.admin.actOnAd(ad.id, 'reject'), list)}>
      {/* The revision that is shown, not the one that was refused. */}
      <input type="hidden" name="revision" value={ad.revision} />
      <AdSummary ad={ad} />
      <TextArea
        {...fieldProps(fields.reason)}
        label="Motif"
        hint="De 10 à 500 caractères. Dites ce qui manque ou ce qui n'est pas permis."
      />
      <Actions>
        <Button variant="danger">Rejeter</Button>
        <ButtonLink href={list}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}

function AdSummary({ ad }: { ad: CheckedAd }) {
  const facts = [
    { term: 'Annonce', value: ad.title },
    { term: 'Type', value: `${TYPE_BADGES[ad.type]}, ${CATEGORY_NAMES[ad.category]}` },
    { term: 'Prix', value: frenchPrice(ad.price) },
    { term: 'Localisation', value: ad.location },
    { term: 'Marque', value: ad.brand },
    { term: 'Calibre', value: ad.caliber },
    { term: 'État', value: ad.condition && CONDITION_NAMES[ad.condition] },
    { term: 'Poids', value: ad.weight },
    {
      term: 'Coordonnées',
      value: [ad.contactEmail, ad.contactPhone, ad.contactInfo].filter(Boolean).join(', '),
    },
    { term: 'Postée', value: longDate(ad.createdAt) },
  ].filter((fact): fact is { term: string; value: string } => Boolean(fact.value))
  return (
    <Card>
      <Fields>
        <Facts facts={facts} />
        {ad.description.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{french(paragraph)}</p>
        ))}
      </Fields>
    </Card>
  )
}
