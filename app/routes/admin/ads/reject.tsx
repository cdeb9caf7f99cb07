import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { backToList, type PageHandle, refuseAt } from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { AD_DECIDED, AD_NOT_FOUND, formatFirstRejection } from '#app/text'
import { paths } from '#app/paths'
import { toAdminCrumbs } from '#app/ui/admin'
import { AdFormLayout } from '#app/ui/ads'
import { Actions, Breadcrumbs, Button, ButtonLink, Card, Note, PageHead, Stack } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { findAdWithPhotos, requireAdminItem, runAdminAction } from '../panel.server'
import { AD_ACTIONS, rejectSchema } from './actions'
import { AdFacts } from './ad-summary'
import { RejectionFields } from './rejection-fields'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? "Rejeter l'annonce" : AD_NOT_FOUND,
  crumbs: toAdminCrumbs('ads', list),
  here: 'Rejeter',
})

export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'ads', async (id, admin) => {
    const ad = await findAdWithPhotos(id, admin)
    if (!ad) return null
    if (ad.state !== 'pending') throw await refuseAt(backToList(args.request, 'ads'), AD_DECIDED)
    return { ad, firstRejection: formatFirstRejection(await site().ads.moderation.findLastDecision(id)) }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'ads', AD_ACTIONS.reject)

export default function RejectAd() {
  const { item, list } = useLoaderData<typeof loader>()
  const back = useReturn()
  const [form, fields] = useSchemaForm(rejectSchema, { id: 'rejet' })
  if (!item) return <AdminNotFound of="ads" list={list} />
  const { ad, firstRejection } = item
  return (
    <>
      <Breadcrumbs />
      <AdFormLayout>
        <Stack gap={24}>
          <div data-dialog-content="">
            <PageHead
              intro={`L'auteur de « ${ad.title} » reçoit la règle et le motif par email et les lit à côté de son annonce. Il peut la corriger et la renvoyer.`}
            />
            <PostForm form={form} action={back(paths.admin.actOnAd(ad.id, 'reject'))}>
              {/* Even after a refusal, the form sends the revision that the page shows now. */}
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
            <AdFacts ad={ad} />
          </Card>
        </Stack>
      </AdFormLayout>
    </>
  )
}
