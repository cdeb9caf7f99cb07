import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { toAdminCrumbs } from '#app/ui/admin'
import { AdFormLayout } from '#app/ui/ads'
import { Breadcrumbs, Confirmation, PageHead } from '#app/ui'
import { AD_ACTIONS } from './actions'
import { action, loader } from './bulk.server'
import { ABOUT, ChosenAds } from './chosen-ads'
import { RejectionForm, rejectAllSchema } from './rejection-form'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ title, what }) => ({
  title,
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
  here: AD_ACTIONS[what].label,
})

export default function DecideAds() {
  const { what, address, ads, notes } = useLoaderData<typeof loader>()
  const [one, many] = ABOUT[what]
  const about = ads.length > 1 ? many : one
  const chosen = <ChosenAds ads={ads} notes={notes} />
  return (
    <>
      <Breadcrumbs />
      {what === 'reject' ? (
        <>
          <PageHead intro={about} />
          <AdFormLayout>
            <RejectionForm schema={rejectAllSchema} action={address} cancelHref={paths.admin.ads()}>
              {chosen}
            </RejectionForm>
          </AdFormLayout>
        </>
      ) : (
        <Confirmation
          about={about}
          action={address}
          button={AD_ACTIONS[what].label}
          variant={what === 'approve' ? 'primary' : 'danger'}
          cancelHref={paths.admin.ads()}
        >
          {chosen}
        </Confirmation>
      )}
    </>
  )
}
