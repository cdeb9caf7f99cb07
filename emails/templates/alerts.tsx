import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { count } from '#app/text/words'
import type { Contents, Sender, Template } from '../mail'
import { Action, Note, NoteText, Paragraph, TextLink } from '../parts'

type Digest = Contents['ad-digest']

/** The number stands in the subject: in a list of mails, it tells one from another. */
export function adDigest({ ads, hasMore }: Digest): Template<Digest> {
  const found = count(ads.length, 'nouvelle annonce', 'nouvelles annonces')
  return {
    subject: frenchSpaces(hasMore ? `Plus de ${found}` : found),
    preview: 'Elles correspondent à vos alertes.',
    reason: 'parce que vous avez créé une alerte',
    Body,
  }
}

function Body({ ads, hasMore, unsubscribeUrl, sender }: Digest & { sender: Sender }) {
  return (
    <>
      <Paragraph>
        {hasMore
          ? 'Voici les plus récentes de celles que vos alertes ont trouvées :'
          : 'Vos alertes ont trouvé :'}
      </Paragraph>
      {ads.map(({ id, title, price, location }) => (
        <Paragraph key={id}>
          <TextLink href={sender.appUrl + paths.ad(id)}>{frenchSpaces(title)}</TextLink>
          <br />
          {frenchSpaces(`${price}, ${location}`)}
        </Paragraph>
      ))}
      <Action label="Voir mes alertes" href={sender.appUrl + paths.alerts()} />
      <Note question="Trop d'emails ?">
        {/* No stop follows an address: in the text part it might join it. */}
        <NoteText>
          <TextLink href={sender.appUrl + paths.alerts()}>Changer mes alertes</TextLink>
          <br />
          <TextLink href={unsubscribeUrl}>Ne plus en recevoir</TextLink>
        </NoteText>
      </Note>
    </>
  )
}
