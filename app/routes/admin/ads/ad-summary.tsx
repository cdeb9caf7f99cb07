import type { CheckedAd, WithPhotos } from '#modules/ads'
import { AD_FIELDS, CATEGORY_NAMES, frenchPrice, longDate, toCharacteristics, TYPE_BADGES } from '#app/text'
import { InspectedPhotos } from '#app/ui/ads'
import { Email, Facts, Fields, french } from '#app/ui'

export function AdFacts({ ad }: { ad: CheckedAd & WithPhotos }) {
  const facts = [
    { term: 'Annonce', value: ad.title },
    { term: 'Type', value: `${TYPE_BADGES[ad.type]}, ${CATEGORY_NAMES[ad.category]}` },
    { term: AD_FIELDS.price, value: frenchPrice(ad.price) },
    { term: AD_FIELDS.location, value: ad.location },
    ...toCharacteristics(ad),
    { term: AD_FIELDS.contactEmail, value: ad.contactEmail && <Email>{ad.contactEmail}</Email> },
    { term: AD_FIELDS.contactPhone, value: ad.contactPhone },
    { term: AD_FIELDS.contactInfo, value: ad.contactInfo },
    { term: 'Postée', value: longDate(ad.createdAt) },
  ]
  return (
    <Fields>
      <InspectedPhotos photos={ad.photos} title={ad.title} />
      <Facts facts={facts.filter(({ value }) => value)} />
      {ad.description.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{french(paragraph)}</p>
      ))}
    </Fields>
  )
}
