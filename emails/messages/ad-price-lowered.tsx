import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { frenchPrice } from '#app/text/price'
import { defineMail } from '../mail'
import { MailButton, Facts, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: {
    firstName: z.string(),
    adId: z.int().positive(),
    title: z.string(),
    price: z.string(),
    formerPrice: z.string(),
  },
  kind: "Baisse de prix d'un favori",
  sample: { firstName: 'Camille', adId: 44, title: 'Lunette 6-24×50', price: '250€', formerPrice: '290€' },
  subject: "Le prix d'un de vos favoris a baissé",
  preview: 'Son vendeur vient de baisser le prix.',
  reason: 'parce que cette annonce est dans vos favoris',
  Body: ({ adId, title, price, formerPrice, sender }) => (
    <>
      <Paragraph>Le vendeur d'une annonce que vous gardez a baissé son prix.</Paragraph>
      <Facts
        facts={[
          ['Annonce', frenchSpaces(title)],
          ['Nouveau prix', frenchSpaces(frenchPrice(price))],
          ['Ancien prix', frenchSpaces(frenchPrice(formerPrice))],
        ]}
      />
      <MailButton label="Voir l'annonce" href={sender.appUrl + paths.ad(adId)} />
      <NoteText>Pour ne plus recevoir d'email sur cette annonce, retirez-la de vos favoris.</NoteText>
    </>
  ),
})
