import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { formatPeriod } from '#app/text/period'
import { defineMail } from '../mail'
import { MailButton, Facts, Note, NoteText, Paragraph, TextLink } from '../parts'
import { completeEnding, ending, SAMPLE_ENDING } from './parts/ending'

export default defineMail({
  stored: ending,
  kind: "Fin prochaine d'une annonce",
  resendRefusal: 'link',
  complete: (stored, _recipient, lookUps) => completeEnding(stored, lookUps, false),
  sample: { firstName: 'Camille', ...SAMPLE_ENDING, isExpired: false },
  subject: 'Votre annonce prend bientôt fin',
  preview: `Un bouton suffit pour la garder en ligne ${formatPeriod(RETENTION.onlineAd)} de plus.`,
  reason: 'parce que vous avez une annonce en ligne',
  Body: ({ title, expiresAt, renewUrl, adId, sender }) => (
    <>
      <Paragraph>
        Votre annonce quitte la liste dans quelques jours. Si elle ne vous sert plus, vous n'avez rien à
        faire.
      </Paragraph>
      <Facts
        facts={[
          ['Annonce', frenchSpaces(title)],
          ["En ligne jusqu'au", frenchSpaces(longDate(expiresAt))],
        ]}
      />
      <MailButton label="Renouveler mon annonce" href={renewUrl} />
      <Note question="L'objet est déjà vendu ou trouvé ?">
        <NoteText>
          <TextLink href={sender.appUrl + paths.ad(adId)}>Marquer l'annonce comme vendue</TextLink>
        </NoteText>
      </Note>
    </>
  ),
})
