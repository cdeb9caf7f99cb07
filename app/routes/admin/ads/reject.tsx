import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND } from '#app/text'
import { toAdminCrumbs } from '#app/ui/admin'
import { AdFormLayout } from '#app/ui/ads'
import { Breadcrumbs, Card, Note, PageHead, Stack } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { AdFacts } from './ad-summary'
import { action, loader } from './reject.server'
import { RejectionForm, rejectSchema } from './rejection-form'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? "Rejeter l'annonce" : AD_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', list),
  here: 'Rejeter',
})

export default function RejectAd() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="ads" list={list} />
  const { ad, address, firstRejection } = item
  return (
    <>
      <Breadcrumbs />
      <AdFormLayout>
        <Stack gap={24}>
          <div data-dialog-content="">
            <PageHead
              intro={`L'auteur de « ${ad.title} » reçoit la règle et le motif par email et les lit à côté de son annonce. Il peut la corriger et la renvoyer.`}
            />
            <RejectionForm schema={rejectSchema} action={address} cancelHref={list}>
              {/* Sends the revision on this page, even if the form was sent before with an earlier one. */}
              <input type="hidden" name="revision" value={ad.revision} />
              {firstRejection !== null && <Note tone="warning">{firstRejection}</Note>}
            </RejectionForm>
          </div>
          <Card>
            <AdFacts ad={ad} />
          </Card>
        </Stack>
      </AdFormLayout>
    </>
  )
}
