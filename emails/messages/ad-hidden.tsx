import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { ELSEWHERE } from '#app/text/rejections'
import { defineMail } from '../mail'
import { MailButton, Facts, NoteText, Objection, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), title: z.string(), adId: z.int().positive() },
  kind: 'Annonce masquée',
  sample: { firstName: 'Camille', title: 'Lunette 6-24×50', adId: 44 },
  subject: 'Votre annonce est masquée',
  preview: "Un administrateur l'examine, et vous écrit quand il a décidé.",
  reason: 'parce que vous avez une annonce en ligne',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Votre annonce a été signalée. Un administrateur l'a masquée le temps de l'examiner : vous seul et les
        administrateurs la voyez encore. Vous recevrez sa décision par email.
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <MailButton label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
      <Objection sender={sender}>
        <NoteText>{ELSEWHERE}</NoteText>
      </Objection>
    </>
  ),
})
