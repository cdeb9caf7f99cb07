import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Sender } from '../../mail'
import { Action, Facts } from '../../parts'

// Neither mail repeats what was written: a visitor may have given a stranger's address.

/** By its number; a visitor's has no first name. */
export const adReport = { firstName: z.string(), title: z.string(), number: z.int().positive() }

export const AD_REPORT_REASON = 'parce que cette adresse a servi à signaler une annonce'

/** Which report it is, and the way to how reports work. */
export function AboutAdReport({ number, title, sender }: { number: number; title: string; sender: Sender }) {
  return (
    <>
      <Facts
        facts={[
          ['Signalement', frenchSpaces(`n° ${number}`)],
          ['Annonce', frenchSpaces(title)],
        ]}
      />
      <Action label="Comment un signalement est traité" href={sender.appUrl + paths.reportContent()} />
    </>
  )
}
