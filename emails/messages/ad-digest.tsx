import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { count } from '#app/text/words'
import { defineMail } from '../mail'
import { MailButton, Paragraph, TextLink } from '../parts'
import { SAMPLE_UNSUBSCRIBE_URL, UnsubscribeNote } from './parts/unsubscribe'

export default defineMail({
  /** The mail is dropped after `day`, a day in Belgium. */
  stored: { day: z.iso.date() },
  kind: "Résultats d'une alerte",
  priority: 'last',
  resendRefusal: 'day',
  async complete({ day }, { userId }, { appUrl, composeDigest, unsubscribeToken }) {
    const digest = userId && (await composeDigest(userId, day))
    if (!digest) return null
    return { ...digest, unsubscribeUrl: appUrl + paths.unsubscribe(unsubscribeToken('ad-digest', userId)) }
  },
  afterwards: ({ until }, { userId }, { recordDigest }) => recordDigest(userId!, until),
  sample: {
    firstName: 'Camille',
    ads: [
      { id: 45, title: 'Lunette 6-24×50 à réticule mildot', price: '290€', location: 'Huy' },
      { id: 46, title: 'Casque antibruit électronique', price: 'à discuter', location: 'Tournai' },
    ],
    hasMore: false,
    until: new Date('2026-11-20T06:00:00Z'),
    unsubscribeUrl: SAMPLE_UNSUBSCRIBE_URL,
  },
  /** The number of ads tells digests apart in a list of mails. */
  subject({ ads, hasMore }) {
    const found = count(ads.length, 'nouvelle annonce', 'nouvelles annonces')
    return frenchSpaces(hasMore ? `Plus de ${found}` : found)
  },
  preview: 'Vos alertes ont trouvé du nouveau.',
  reason: 'parce que vous avez créé une alerte',
  Body: ({ ads, hasMore, unsubscribeUrl, sender }) => (
    <>
      <Paragraph>
        {hasMore
          ? 'Voici les annonces les plus récentes de vos alertes :'
          : 'Voici ce que vos alertes ont trouvé :'}
      </Paragraph>
      {ads.map(({ id, title, price, location }) => (
        <Paragraph key={id}>
          <TextLink href={sender.appUrl + paths.ad(id)}>{frenchSpaces(title)}</TextLink>
          <br />
          {frenchSpaces(`${price}, ${location}`)}
        </Paragraph>
      ))}
      <MailButton label="Voir mes alertes" href={sender.appUrl + paths.alerts()} />
      <UnsubscribeNote
        question="Trop d'emails ?"
        href={sender.appUrl + paths.alerts()}
        change="Changer mes alertes"
        unsubscribeUrl={unsubscribeUrl}
      />
    </>
  ),
})
