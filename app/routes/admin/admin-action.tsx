import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { Breadcrumbs, Confirmation } from '#app/ui'
import { toAdminCrumbs } from '#app/ui/admin'
import { ActWords } from './act-words'
import { action, loader } from './admin-action.server'
import { AdminNotFound, NOT_FOUND } from './admin-not-found'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ tab, item, list }) =>
  item
    ? { title: item.name, heading: item.title, crumbs: toAdminCrumbs(tab, list), here: item.crumb }
    : { title: NOT_FOUND[tab].title }

export default function ConfirmAction() {
  const { tab, item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of={tab} list={list} />
  return (
    <>
      <Breadcrumbs />
      <Confirmation {...item.asked} cancelHref={list}>
        {item.asks && <ActWords asks={item.asks} />}
      </Confirmation>
    </>
  )
}
