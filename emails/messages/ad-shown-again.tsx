import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { defineMail } from '../mail'
import { MailButton, Facts, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), title: z.string(), adId: z.int().positive() },
  kind: 'Annonce affichée de nouveau',
  sample: { firstName: 'Camille', title: 'Lunette 6-24×50', adId: 44 },
  subject: 'Votre annonce est de nouveau visible',
  preview: "Un administrateur l'a examinée et l'a rendue à ses lecteurs.",
  reason: 'parce que vous avez une annonce en ligne',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Un administrateur a examiné votre annonce et l'affiche de nouveau, sans y rien changer.
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <MailButton label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
    </>
  ),
})
