import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { redirectWith, seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { firstRejectionOf } from '#app/text/ads'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { AdFormLayout } from '#app/ui/ads/ads-layout'
import { Card, Note } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { PageHead, Stack } from '#app/ui/layout/layout'
import { AdminNotFound } from '../admin-not-found'
import { backToList, useReturn } from '#app/http/back-to-list'
import { findAdWithPhotos, openBelow } from '../panel.server'
import { AdSummary } from './ad-summary'
import { revision, toNext, UNDECIDABLE } from './decisions'
import { needsReason, rejectionFields, RejectionFields, rejectionOf } from './rejection-fields'

const TITLE = "Rejeter l'annonce"

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(data?.item ? TITLE : AD_NOT_FOUND)

/** An ad that is no longer pending leads back to the list. */
export function loader(args: LoaderFunctionArgs) {
  return openBelow(args, 'ads', async (id, admin) => {
    const ad = await findAdWithPhotos(id, admin)
    if (!ad) return null
    if (ad.state !== 'pending')
      throw await redirectWith(backToList(args.request, 'ads'), failure(UNDECIDABLE.decided))
    return { ad, firstRejection: firstRejectionOf(await site().ads.moderation.findLastDecision(id)) }
  })
}

export async function action(args: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, schema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { revision, ...filled } = submission.value
  const to = backToList(args.request, 'ads')
  return act(args, () => site().admin.decisions.reject(by, { id, revision }, rejectionOf(filled)), {
    form: submission,
    to,
    done: () => seeOther(toNext(to)),
    // If the ad was changed, what was filled in is kept beside what the ad says now.
    refused: { ...UNDECIDABLE, changed: { formErrors: [UNDECIDABLE.changed] } },
    failed: "Erreur lors du rejet de l'annonce",
  })
}

const schema = z.object({ ...rejectionFields, revision }).refine(...needsReason)

export default function RejectAd() {
  const { item, list } = useLoaderData<typeof loader>()
  const back = useReturn()
  const [form, fields] = useSchemaForm(schema, { id: 'rejet' })
  if (!item) return <AdminNotFound of="ads" list={list} />
  const { ad, firstRejection } = item
  return (
    <>
      <AdminBreadcrumbs tab="ads" list={list} here="Rejeter" />
      <AdFormLayout>
        <Stack gap={24}>
          <div data-dialog-content="">
            <PageHead
              title={TITLE}
              intro={`L'auteur de « ${ad.title} » reçoit la règle et le motif par email et les lit à côté de son annonce. Il peut la corriger et la renvoyer.`}
            />
            <PostForm form={form} action={back(paths.admin.actOnAd(ad.id, 'reject'))}>
              {/* The revision that is shown, not the one that was refused. */}
              <input type="hidden" name="revision" value={ad.revision} />
              {firstRejection !== null && <Note tone="warning">{firstRejection}</Note>}
              <RejectionFields fields={fields} />
              <Actions>
                <Button variant="danger">Rejeter</Button>
                <ButtonLink href={list} data-dialog-close="">
                  Annuler
                </ButtonLink>
              </Actions>
            </PostForm>
          </div>
          <Card>
            <AdSummary ad={ad} />
          </Card>
        </Stack>
      </AdFormLayout>
    </>
  )
}
