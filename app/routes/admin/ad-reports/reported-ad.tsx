import type { ReactNode } from 'react'
import type { Report } from '#modules/admin'
import type { CheckedAd, WithPhotos } from '#modules/ads'
import { adInWords, count } from '#app/text'
import { french, ReportPage } from '#app/ui'
import { stateBadge } from '#app/ui/ads'
import { words } from '#app/ui/content/blocks.css'
import { AdFacts } from '../ads/ad-summary'

type ReportedAdProps = {
  report: Pick<Report, 'title' | 'text' | 'ownerName'>
  /** The number of reports that one answer closes. */
  together: number
  ad: (CheckedAd & WithPhotos) | null
  children: ReactNode
}

/** Shows the ad as it is now. Shows a deleted ad as it was when it was reported. */
export function ReportedAd({ report, together, ad, children }: ReportedAdProps) {
  const owner = adInWords(report.ownerName)
  return (
    <ReportPage
      text={report.title}
      facts={
        ad
          ? [
              `${stateBadge(ad).label}. ${owner}.`,
              ...(together > 1 ? [`${count(together, 'signalement')} en attente, une seule réponse.`] : []),
            ]
          : [
              `${owner}.`,
              `L'annonce a été supprimée depuis.${report.text && " Voici ce qu'elle disait quand elle a été signalée."}`,
            ]
      }
      details={ad ? <AdFacts ad={ad} /> : <p className={words}>{french(report.text)}</p>}
    >
      {children}
    </ReportPage>
  )
}
