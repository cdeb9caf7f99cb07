import { z } from 'zod'
import { REMOVED_BY_A_PERSON } from '#app/text/rejections'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { StatementOfReasons } from './parts/statement-of-reasons'

export default defineMail({
  stored: {
    firstName: z.string(),
    title: z.string(),
    adId: z.int().positive(),
    rule: z.string(),
    reason: z.string(),
  },
  kind: 'Annonce retirée',
  sample: {
    firstName: 'Camille',
    title: 'Lunette 6-24×50',
    adId: 44,
    rule: 'misleading',
    reason: "La lunette des photos n'est pas celle du titre.",
  },
  subject: 'Votre annonce a été retirée',
  preview: "Un administrateur l'a relue après un signalement et vous dit pourquoi.",
  reason: 'parce que vous avez posté une annonce',
  Body: (removal) => (
    <>
      <Paragraph>
        Un administrateur a relu votre annonce après un signalement et l'a retirée du site.
      </Paragraph>
      <StatementOfReasons {...removal} how={REMOVED_BY_A_PERSON} />
    </>
  ),
})
