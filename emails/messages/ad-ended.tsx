import { RETENTION } from '#modules/kernel/retention'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { formatPeriod } from '#app/text/period'
import { defineMail } from '../mail'
import { MailButton, Facts, Paragraph } from '../parts'
import { completeEnding, ending, SAMPLE_ENDING } from './parts/ending'

export default defineMail({
  stored: ending,
  kind: "Fin d'une annonce",
  resendRefusal: 'link',
  complete: (stored, _recipient, lookUps) => completeEnding(stored, lookUps, true),
  sample: { firstName: 'Camille', ...SAMPLE_ENDING, isExpired: true },
  subject: "Votre annonce n'est plus en ligne",
  preview: `Vous avez ${formatPeriod(RETENTION.expiredAd)} pour la renouveler.`,
  reason: 'parce que vous aviez une annonce en ligne',
  Body: ({ title, deletedAt, renewUrl }) => (
    <>
      <Paragraph>
        {`Votre annonce a passé ${formatPeriod(RETENTION.onlineAd)} en ligne : elle a quitté la liste, et vos coordonnées ne sont plus affichées. Vous pouvez encore la renouveler ; sinon, elle sera supprimée avec ses photos.`}
      </Paragraph>
      <Facts
        facts={[
          ['Annonce', frenchSpaces(title)],
          ['Supprimée le', frenchSpaces(longDate(deletedAt))],
        ]}
      />
      <MailButton label="Renouveler mon annonce" href={renewUrl} />
    </>
  ),
})
