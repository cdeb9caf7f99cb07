import { z } from 'zod'
import type { Waiting } from '#modules/kernel/waiting'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { listWaiting } from '#app/text/waiting'
import { defineMail } from '../mail'
import { MailButton, Paragraph, TextLink } from '../parts'
import { SAMPLE_UNSUBSCRIBE_URL, UnsubscribeNote } from './parts/unsubscribe'

const NOTHING = { count: 0, hours: null }

export default defineMail({
  /** The mail is dropped after `day`, a day in Belgium. */
  stored: { day: z.iso.date() },
  kind: "Ce qui attend l'administration",
  priority: 'last',
  resendRefusal: 'day',
  async complete({ day }, { userId }, { appUrl, composeWaiting, unsubscribeToken }) {
    const mail = userId && (await composeWaiting(userId, day))
    if (!mail) return null
    return { ...mail, unsubscribeUrl: appUrl + paths.unsubscribe(unsubscribeToken('admin-waiting', userId)) }
  },
  sample: {
    firstName: 'Camille',
    waiting: {
      ads: { count: 3, hours: 50 },
      adReports: { count: 1, hours: 5 },
      conversationReports: NOTHING,
      questionReports: NOTHING,
      statements: NOTHING,
      failedMails: NOTHING,
    },
    unsubscribeUrl: SAMPLE_UNSUBSCRIBE_URL,
  },
  subject: ({ waiting }) => frenchSpaces(`Administration : ${sum(waiting)} à traiter`),
  preview: ({ waiting }) =>
    frenchSpaces(
      listWaiting(waiting)
        .map(({ number }) => number)
        .join(', '),
    ),
  reason: 'parce que vous administrez le site',
  Body: ({ waiting, unsubscribeUrl, sender }) => (
    <>
      <Paragraph>Voici ce qui attend un administrateur :</Paragraph>
      {listWaiting(waiting).map(({ href, number, age }) => (
        <Paragraph key={href}>
          <TextLink href={sender.appUrl + href}>{frenchSpaces(age ? `${number} (${age})` : number)}</TextLink>
        </Paragraph>
      ))}
      <MailButton label="Ouvrir l'administration" href={sender.appUrl + paths.admin.home()} />
      <UnsubscribeNote
        question="Trop d'emails ?"
        href={sender.appUrl + paths.waitingMails()}
        change="Changer ce réglage"
        unsubscribeUrl={unsubscribeUrl}
      />
    </>
  ),
})

const sum = (waiting: Waiting) => Object.values(waiting).reduce((all, { count }) => all + count, 0)
