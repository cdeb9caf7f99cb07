import { z } from 'zod'
import type { Reminder } from '#modules/exams'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { loadInWords, partsInWords } from '#app/text/today'
import { capitalised } from '#app/text/words'
import { defineMail } from '../mail'
import { MailButton, Paragraph } from '../parts'
import { SAMPLE_UNSUBSCRIBE_URL, UnsubscribeNote } from './parts/unsubscribe'

export default defineMail({
  /** The mail is dropped after `day`, a day in Belgium. */
  stored: { day: z.iso.date() },
  kind: 'Rappel de révision',
  priority: 'last',
  resendRefusal: 'day',
  async complete({ day }, { userId }, { appUrl, composeReminder, unsubscribeToken }) {
    const reminder = userId && (await composeReminder(userId, day))
    if (!reminder) return null
    return { ...reminder, unsubscribeUrl: appUrl + paths.unsubscribe(unsubscribeToken('reminder', userId)) }
  },
  sample: {
    firstName: 'Camille',
    every: 'daily',
    today: {
      due: 13,
      fresh: 11,
      minutes: 10,
      focus: null,
      given: { answers: 0, right: 0 },
      tomorrow: { due: 9, fresh: 15, minutes: 10 },
    },
    exam: { date: '2026-12-12', daysLeft: 19 },
    unsubscribeUrl: SAMPLE_UNSUBSCRIBE_URL,
  },
  /** The number of questions tells reminders apart in a list of mails. */
  subject: ({ today }) => frenchSpaces(`Aujourd'hui : ${loadInWords(today)}`),
  preview: ({ today }) => frenchSpaces(capitalised(partsInWords(today))),
  reason: ({ every }) => `parce que vous avez demandé un rappel ${EVERY[every]}`,
  Body({ today, exam, unsubscribeUrl, sender }) {
    return (
      <>
        <Paragraph>{`Aujourd'hui : ${loadInWords(today)}.`}</Paragraph>
        <Paragraph>{`${capitalised(partsInWords(today))}.`}</Paragraph>
        {exam && <Paragraph>{untilExam(exam)}</Paragraph>}
        <MailButton label="Commencer" href={sender.appUrl + paths.dashboard()} />
        <UnsubscribeNote
          question="Trop de rappels ?"
          href={`${sender.appUrl}${paths.profile()}#rappels`}
          change="Changer leur fréquence"
          unsubscribeUrl={unsubscribeUrl}
        />
      </>
    )
  },
})

const EVERY: Record<Reminder['every'], string> = { daily: 'par jour', weekly: 'par semaine' }

function untilExam({ date, daysLeft }: NonNullable<Reminder['exam']>): string {
  if (daysLeft === 0) return "Votre examen est aujourd'hui. Bonne chance !"
  const days = daysLeft === 1 ? 'demain' : `dans ${daysLeft} jours`
  return `Votre examen est ${days}, le ${longDate(new Date(date))}.`
}
