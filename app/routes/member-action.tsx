import { useLoaderData, useLocation } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND } from '#app/text'
import { Breadcrumbs, Confirmation } from '#app/ui'
import { AdNotFound, toCrumbsBelow } from './ads/ad-parts'
import { action, loader } from './member-action.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item }) =>
  item
    ? { title: item.name, heading: item.title, crumbs: toCrumbsBelow(item.ad), here: item.crumb }
    : { title: AD_NOT_FOUND }

export default function MemberAction() {
  const { item } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!item) return <AdNotFound />
  return (
    <>
      <Breadcrumbs />
      <Confirmation {...item.asked} action={pathname + search} />
    </>
  )
}
