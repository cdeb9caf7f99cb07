import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { z } from 'zod'
import type { CheckedAd } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { redirectWith } from '#app/http/redirect.server'
import { badRequest, notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { REJECTION_NAMES } from '#app/text/rejections'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdFormLayout } from '#app/ui/ads/ads-layout'
import { AdminBreadcrumbs, AdminSubPage } from '#app/ui/admin/admin-frame'
import { Card, Note } from '#app/ui/content/blocks'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { choicesOf, SelectField } from '#app/ui/forms/choice-fields'
import { TextArea } from '#app/ui/forms/field'
import { AD_CHANGED, AD_DECIDED, AD_DELETED, AD_NOT_DELETED, firstRejectionOf } from '#app/text/ads'
import { AdminNotFound } from '../admin-not-found'
import { backToList, useReturn } from '../back-to-list'
import { actOf, findAd, openBelow } from '../panel.server'
import { AdSummary } from './ad-summary'

const ACTS = {
  approve: { here: 'Approuver', title: "Approuver l'annonce" },
  reject: { here: 'Rejeter', title: "Rejeter l'annonce" },
  hide: { here: 'Masquer', title: "Masquer l'annonce" },
  show: { here: 'Afficher de nouveau', title: "Afficher de nouveau l'annonce" },
  delete: { here: 'Supprimer', title: "Supprimer l'annonce" },
}

type Act = keyof typeof ACTS

/** A rejection has an address of its own in the table of routes. */
const actIn = ({ act = 'reject' }: { act?: string }) => act as Act

export const meta: MetaFunction<typeof loader> = ({ data, params }) =>
  unlistedMeta(data?.item ? ACTS[actIn(params)].title : AD_NOT_FOUND)

/**
 * The buttons of the list approve at once; that page is for admins who had to sign in first. An ad that is no longer
 * pending leads back to the list.
 */
export function loader(args: LoaderFunctionArgs) {
  const what = actOf(ACTS, { act: actIn(args.params) })
  return openBelow(args, 'ads', async (id) => {
    const ad = await findAd(id)
    if (!ad) return null
    if ((what === 'approve' || what === 'reject') && ad.state !== 'pending')
      throw await redirectWith(backToList(args.request, 'ads'), failure(UNDECIDABLE.decided))
    return { ...ad, firstRejection: firstRejectionOf(await site().ads.findLastLook(id)) }
  })
}

export async function action(args: ActionFunctionArgs) {
  const what = actOf(ACTS, { act: actIn(args.params) })
  const by = callerOf(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const { admin } = site()
  const to = backToList(args.request, 'ads')
  if (what === 'delete') {
    return act(args, () => admin.deleteAd(by, id), {
      to,
      done: AD_DELETED,
      refused: { 'not-found': AD_NOT_FOUND },
      failed: AD_NOT_DELETED,
    })
  }
  if (what === 'hide' || what === 'show') {
    return act(args, () => (what === 'hide' ? admin.hideAd : admin.showAd)(by, id), {
      to,
      ...VISIBILITY[what],
    })
  }
  if (what === 'approve') {
    const submission = await readForm(args.request, z.object({ revision }))
    // No button of this site sends another.
    if (submission.status !== 'success') throw badRequest()
    return act(args, () => admin.approveAd(by, { id, ...submission.value }), {
      to,
      done: 'Annonce approuvée avec succès',
      refused: UNDECIDABLE,
      failed: "Erreur lors de l'approbation de l'annonce",
    })
  }
  const submission = await readForm(args.request, rejectSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { rule, reason, ...read } = submission.value
  return act(args, () => admin.rejectAd(by, { id, ...read }, { rule, reason }), {
    form: submission,
    to,
    done: 'Annonce rejetée',
    // If the ad was changed, the typed reason is kept beside what the ad says now.
    refused: { ...UNDECIDABLE, changed: { formErrors: [UNDECIDABLE.changed] } },
    failed: "Erreur lors du rejet de l'annonce",
  })
}

const NOT_VISIBLE = {
  'not-found': AD_NOT_FOUND,
  'not-now': "L'état de cette annonce a changé entre-temps.",
}

const VISIBILITY = {
  hide: {
    done: 'Annonce masquée : son auteur est prévenu par email',
    refused: NOT_VISIBLE,
    failed: "Impossible de masquer l'annonce",
  },
  show: {
    done: 'Annonce affichée de nouveau : son auteur est prévenu par email',
    refused: NOT_VISIBLE,
    failed: "Impossible d'afficher l'annonce",
  },
}

/** Why an ad can no longer be decided on. */
const UNDECIDABLE = { 'not-found': AD_NOT_FOUND, changed: AD_CHANGED, decided: AD_DECIDED }

/** The revision of the ad that the admin has read, which every form about it sends. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const rejectSchema = rejectionSchema.extend({ revision })

export default function ActOnAd() {
  const { item: ad, list } = useLoaderData<typeof loader>()
  const what = actIn(useParams())
  const back = useReturn()
  if (!ad) return <AdminNotFound tab="ads" list={list} />
  const { here } = ACTS[what]
  const shown = { action: back(paths.admin.actOnAd(ad.id, what)), cancelHref: list }
  if (what === 'reject') return <RejectAd ad={ad} list={list} action={shown.action} />
  return (
    <>
      <AdminBreadcrumbs tab="ads" list={list} here={here} />
      <Confirmation {...shown} {...asked(ad, what)} />
    </>
  )
}

function asked({ title, revision }: CheckedAd, what: Exclude<Act, 'reject'>) {
  const button = ACTS[what].title
  switch (what) {
    case 'approve':
      return {
        title: 'Approuver cette annonce ?',
        about: `« ${title} » est publiée tout de suite, et son auteur prévenu par email.`,
        button: ACTS.approve.here,
        variant: 'primary',
        fields: { revision: String(revision) },
      } as const
    case 'hide':
      return {
        title: 'Masquer cette annonce ?',
        about: `« ${title} » n'est plus visible que de son auteur et des administrateurs, jusqu'à votre décision. Son auteur est prévenu par email.`,
        button,
        variant: 'danger',
      } as const
    case 'show':
      return {
        title: 'Afficher de nouveau cette annonce ?',
        about: `« ${title} » est de nouveau visible de tous, et son auteur prévenu par email.`,
        button,
        variant: 'primary',
      } as const
    case 'delete':
      return {
        title: 'Supprimer cette annonce ?',
        about: `« ${title} » disparaît tout de suite. Cette action est irréversible.`,
        button,
        variant: 'danger',
      } as const
  }
}

type RejectAdProps = { ad: CheckedAd & { firstRejection: string | null }; list: string; action: string }

function RejectAd({ ad, list, action }: RejectAdProps) {
  const [form, fields] = useSchemaForm(rejectSchema, { id: 'rejet' })
  return (
    <AdminSubPage
      tab="ads"
      list={list}
      {...ACTS.reject}
      intro="Son auteur reçoit la règle et le motif par email et les lit à côté de son annonce. Il peut la corriger et la renvoyer."
    >
      <AdFormLayout>
        <PostForm form={form} action={action}>
          {/* The revision that is shown, not the one that was refused. */}
          <input type="hidden" name="revision" value={ad.revision} />
          {ad.firstRejection !== null && <Note tone="warning">{ad.firstRejection}</Note>}
          <Card>
            <AdSummary ad={ad} />
          </Card>
          <SelectField
            {...fieldProps(fields.rule)}
            label="Règle"
            options={[{ value: '', label: 'Choisir une règle' }, ...choicesOf(REJECTION_NAMES)]}
          />
          <TextArea
            {...fieldProps(fields.reason)}
            label="Motif"
            hint="De 10 à 500 caractères. Dites ce qui, dans cette annonce, manque ou n'est pas permis."
          />
          <Actions>
            <Button variant="danger">Rejeter</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </AdFormLayout>
    </AdminSubPage>
  )
}
