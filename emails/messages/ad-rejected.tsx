import { z } from 'zod'
import { CORRECTION_DECIDED_BY_A_PERSON, DECIDED_BY_A_PERSON } from '#app/text/rejections'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { StatementOfReasons } from './parts/statement-of-reasons'

export default defineMail({
  stored: {
    firstName: z.string(),
    title: z.string(),
    adId: z.int().positive(),
    /** Mails queued by an older version have no rule. */
    rule: z.string().default('other'),
    reason: z.string(),
    /** Mails queued by an older version are about no correction. */
    isCorrection: z.boolean().default(false),
  },
  kind: 'Annonce refusée',
  sample: {
    firstName: 'Camille',
    title: 'Pistolet .22 LR',
    adId: 43,
    rule: 'distance-sale',
    reason:
      "L'annonce propose un envoi par la poste : l'article 19 de la loi du 8 juin 2006 interdit d'acheter, de vendre, d'offrir en vente ou de céder une arme à un particulier par correspondance ou par Internet.\nRenseignez-vous auprès du service des armes du gouverneur avant toute nouvelle annonce.",
    isCorrection: false,
  },
  subject: ({ isCorrection }) =>
    isCorrection ? "La correction de votre annonce n'a pas été publiée" : "Votre annonce n'a pas été publiée",
  preview: "Un administrateur l'a relue et vous dit pourquoi.",
  reason: 'parce que vous avez posté une annonce',
  Body: (rejection) => (
    <>
      <Paragraph>
        {rejection.isCorrection
          ? "Un administrateur a relu votre correction et ne l'a pas publiée. L'annonce en ligne reste comme elle est."
          : "Un administrateur a relu votre annonce et ne l'a pas publiée."}
      </Paragraph>
      <StatementOfReasons
        {...rejection}
        how={rejection.isCorrection ? CORRECTION_DECIDED_BY_A_PERSON : DECIDED_BY_A_PERSON}
      />
    </>
  ),
})
