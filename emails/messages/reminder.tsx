import { z } from 'zod'
import type { Reminder } from '#modules/exams'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { capitalised, count } from '#app/text/words'
import { defineMail } from '../mail'
import { MailButton, Facts, Paragraph } from '../parts'
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
    themes: [
      { theme: "catégories d'armes", due: 5 },
      { theme: 'transport', due: 4 },
      { theme: 'stockage', due: 2 },
      { theme: 'munitions', due: 1 },
    ],
    exam: { date: '2026-12-12', daysLeft: 19 },
    unsubscribeUrl: SAMPLE_UNSUBSCRIBE_URL,
  },
  /** The number of questions tells reminders apart in a list of mails. */
  subject: ({ themes }) =>
    themes.length === 0
      ? 'De nouvelles questions vous attendent'
      : frenchSpaces(count(sum(themes), 'question vous attend', 'questions vous attendent')),
  preview: ({ themes }) =>
    themes.length === 0
      ? "Rien à revoir aujourd'hui : c'est le moment d'avancer."
      : "Révisez aujourd'hui, et vous retiendrez plus longtemps.",
  reason: ({ every }) => `parce que vous avez demandé un rappel ${EVERY[every]}`,
  Body({ themes, exam, unsubscribeUrl, sender }) {
    const isNew = themes.length === 0
    return (
      <>
        {isNew ? (
          <Paragraph>
            Rien à revoir aujourd'hui : c'est le moment d'avancer, avec quelques questions que vous n'avez
            encore jamais vues.
          </Paragraph>
        ) : (
          <>
            <Paragraph>Révisez aujourd'hui, et vous retiendrez plus longtemps :</Paragraph>
            <Facts facts={toLines(themes)} />
          </>
        )}
        {exam && <Paragraph>{untilExam(exam)}</Paragraph>}
        <MailButton
          label={isNew ? 'Commencer' : 'Réviser maintenant'}
          href={sender.appUrl + paths.revise(isNew ? { source: 'new' } : {})}
        />
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

const MOST_LINES = 3

/** Gives each of the first themes a line. The other themes share the last line. */
function toLines(themes: Reminder['themes']): [label: string, value: string][] {
  const named = themes.length > MOST_LINES ? themes.slice(0, MOST_LINES - 1) : themes
  const others = sum(themes) - sum(named)
  const lines = named.map(
    ({ theme, due }) => [theme === null ? 'Sans thème' : capitalised(theme), due] as const,
  )
  const all = others > 0 ? [...lines, ['Autres thèmes', others] as const] : lines
  return all.map(([label, due]) => [label, frenchSpaces(count(due, 'question'))])
}

function untilExam({ date, daysLeft }: NonNullable<Reminder['exam']>): string {
  if (daysLeft === 0) return "Votre examen est aujourd'hui. Bonne chance !"
  const days = daysLeft === 1 ? 'demain' : `dans ${daysLeft} jours`
  return `Votre examen est ${days}, le ${longDate(new Date(date))}.`
}

const sum = (themes: Reminder['themes']) => themes.reduce((all, { due }) => all + due, 0)
