import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { AdminAdForm } from './ad-form'
import { action, loader } from './edit.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, list }, { params }) => ({
  title: item ? "Modifier l'annonce" : params.id ? AD_NOT_FOUND : 'Ajouter une annonce',
  crumbs: toAdminCrumbs('ads', list),
  here: item ? 'Modifier' : 'Ajouter',
})

export default function AdminEditAd() {
  const { item: ad, list, ...loaded } = useLoaderData<typeof loader>()
  const back = useReturn()
  if (!ad && !('isNew' in loaded)) return <AdminNotFound of="ads" list={list} />
  return (
    <AdminSubPage tab="ads">
      <AdminAdForm {...{ ad, list }} action={ad ? back(paths.admin.ad(ad.id)) : paths.admin.newAd()} />
    </AdminSubPage>
  )
}
