import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND, WRITE_TO } from '#app/text'
import { page } from '#app/ui/content/report.css'
import { Breadcrumbs, PageHead } from '#app/ui'
import { AboutAd } from '#app/ui/messages/thread'
import { AdNotFound, toCrumbsBelow } from '../ads/ad-parts'
import { action, loader } from './first-message.server'
import { FirstWriting } from './first-writing'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ first }) =>
  first ? { title: WRITE_TO[first.ad.type], crumbs: toCrumbsBelow(first.ad) } : { title: AD_NOT_FOUND }

export default function FirstMessage() {
  const { first } = useLoaderData<typeof loader>()
  if (!first) return <AdNotFound />
  const { ad } = first
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <div className={page}>
        <AboutAd ad={ad} title={ad.title} isBegun={false} />
        <FirstWriting {...first} />
      </div>
    </>
  )
}
