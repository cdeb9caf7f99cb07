import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { ALL_KEPT_IN_BIN, count, KEPT_IN_BIN } from '#app/text'
import { paths } from '#app/paths'
import { toAdminCrumbs } from '#app/ui/admin'
import { AdFormLayout } from '#app/ui/ads'
import { Breadcrumbs, Confirmation, french, Note, PageHead } from '#app/ui'
import { AD_ACTIONS } from './actions'
import { action, loader } from './bulk.server'
import { RejectionForm, rejectAllSchema } from './rejection-form'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ title, what }) => ({
  title,
  crumbs: toAdminCrumbs('ads', paths.admin.ads()),
  here: AD_ACTIONS[what].label,
})

export default function DecideAds() {
  const { what, address, titles, leftOut } = useLoaderData<typeof loader>()
  const [one, many] = ABOUT[what]
  const about = titles.length > 1 ? many : one
  const chosen = (
    <>
      <ul>
        {titles.map((ad, index) => (
          <li key={index}>{french(ad)}</li>
        ))}
      </ul>
      {leftOut > 0 && <Note tone="warning">{count(leftOut, ...LEFT_OUT)}</Note>}
    </>
  )
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

const LEFT_OUT = [
  'annonce reste en attente : le compte de son auteur est bloqué.',
  'annonces restent en attente : les comptes de leurs auteurs sont bloqués.',
] as const

const ABOUT = {
  approve: [
    'Elle est publiée tout de suite, et son auteur prévenu par email.',
    'Elles sont publiées tout de suite, et leurs auteurs prévenus par email.',
  ],
  reject: [
    'Son auteur reçoit la règle et le motif par email. Il peut la corriger et la renvoyer.',
    'Leurs auteurs reçoivent tous la même règle et le même motif par email. Ils peuvent les corriger et les renvoyer.',
  ],
  delete: [
    `Elle disparaît tout de suite. ${KEPT_IN_BIN}`,
    `Elles disparaissent tout de suite. ${ALL_KEPT_IN_BIN}`,
  ],
} as const
