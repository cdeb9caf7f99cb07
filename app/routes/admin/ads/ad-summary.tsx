import type { CheckedAd } from '#modules/ads'
import { longDate } from '#app/text/format'
import { frenchPrice } from '#app/ui/ads/price'
import { Card } from '#app/ui/content/card'
import { Facts } from '#app/ui/content/facts'
import { Fields } from '#app/ui/forms/fields'
import { frenchText } from '#app/ui/text/fr'
import { CATEGORY_NAMES, CONDITION_NAMES, TYPE_BADGES } from '#app/routes/ads/words'

/** What an ad says, to decide upon it. */
export function AdSummary({ ad }: { ad: CheckedAd }) {
  const facts = [
    { term: 'Annonce', value: ad.title },
    { term: 'Type', value: `${TYPE_BADGES[ad.type]}, ${CATEGORY_NAMES[ad.category]}` },
    { term: 'Prix', value: frenchPrice(ad.price) },
    { term: 'Localisation', value: ad.location },
    { term: 'Marque', value: ad.brand },
    { term: 'Calibre', value: ad.caliber },
    { term: 'État', value: ad.condition && CONDITION_NAMES[ad.condition] },
    { term: 'Poids', value: ad.weight },
    { term: 'Coordonnées', value: contactsOf(ad) },
    { term: 'Postée', value: longDate(ad.createdAt) },
  ].filter((fact): fact is { term: string; value: string } => Boolean(fact.value))
  return (
    <Card>
      <Fields>
        <Facts facts={facts} />
        {ad.description.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{frenchText(paragraph)}</p>
        ))}
      </Fields>
    </Card>
  )
}

function contactsOf({ contactEmail, contactPhone, contactInfo }: CheckedAd): string {
  return [contactEmail, contactPhone, contactInfo].filter(Boolean).join(', ')
}
