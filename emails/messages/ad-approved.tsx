import { z } from 'zod'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { formatPeriod } from '#app/text/period'
import { defineMail } from '../mail'
import { MailButton, Facts, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), title: z.string(), adId: z.int().positive() },
  kind: 'Annonce approuvée',
  sample: { firstName: 'Camille', title: 'Carabine CZ 457', adId: 42 },
  subject: 'Votre annonce est en ligne',
  preview: "Un administrateur l'a relue et approuvée.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        {`Un administrateur a relu votre annonce et l'a approuvée : tout le monde la voit. Si vous y avez mis des coordonnées, seuls les membres connectés les voient. Elle reste en ligne ${formatPeriod(RETENTION.onlineAd)} ; avant la fin, un email vous proposera de la renouveler.`}
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <MailButton label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
      <Note question="L'objet est vendu ou trouvé ?">
        <NoteText>
          Marquez l'annonce comme vendue sur sa page : elle quitte la liste, et vos coordonnées ne sont plus
          affichées.
        </NoteText>
      </Note>
    </>
  ),
})
