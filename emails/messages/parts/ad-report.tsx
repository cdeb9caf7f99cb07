import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Sender } from '../../mail'
import { MailButton, Facts } from '../../parts'

// Mails about reported ads do not quote the report, because a visitor may have given a stranger's address.

/** `firstName` is empty for a visitor. */
export const adReport = { firstName: z.string(), title: z.string(), number: z.int().positive() }

export const AD_REPORT_REASON = 'parce que cette adresse a servi à signaler une annonce'

export function AboutAdReport({ number, title, sender }: { number: number; title: string; sender: Sender }) {
  return (
    <>
      <Facts
        facts={[
          ['Signalement', frenchSpaces(`n° ${number}`)],
          ['Annonce', frenchSpaces(title)],
        ]}
      />
      <MailButton label="Comment un signalement est traité" href={sender.appUrl + paths.reportContent()} />
    </>
  )
}
