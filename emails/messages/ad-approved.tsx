import { z } from 'zod'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { formatPeriod } from '#app/text/period'
import { defineMail } from '../mail'
import { MailButton, Facts, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: {
    firstName: z.string(),
    title: z.string(),
    adId: z.int().positive(),
    /** Mails queued by an older version are about no correction. */
    isCorrection: z.boolean().default(false),
  },
  kind: 'Annonce approuvée',
  sample: { firstName: 'Camille', title: 'Carabine CZ 457', adId: 42, isCorrection: false },
  subject: ({ isCorrection }) =>
    isCorrection ? 'La correction de votre annonce est approuvée' : 'Votre annonce est en ligne',
  preview: "Un administrateur l'a relue et approuvée.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, isCorrection, sender }) => (
    <>
      <Paragraph>
        {isCorrection
          ? "Un administrateur a relu votre correction et l'a approuvée : elle remplace l'ancienne version. Rien d'autre ne change : l'annonce garde son adresse, ses favoris et sa date de fin."
          : `Un administrateur a relu votre annonce et l'a approuvée : tout le monde la voit. Si vous y avez mis des coordonnées, seuls les membres connectés les voient. Elle reste en ligne ${formatPeriod(RETENTION.onlineAd)} ; avant la fin, un email vous proposera de la renouveler.`}
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
