import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { capitalised, count } from '#app/text/words'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, TextLink } from '../parts'

type Reminder = Contents['reminder']

/** The number stands in the subject: in a list of mails, it tells one reminder from another. */
export function reminder({ themes, every }: Reminder): Template<Reminder> {
  return {
    subject: frenchSpaces(count(sum(themes), 'question vous attend', 'questions vous attendent')),
    preview: "À revoir aujourd'hui, pour les retenir plus longtemps.",
    reason: `parce que vous avez demandé un rappel ${EVERY[every]} quand des questions sont à revoir`,
    Body,
  }
}

const EVERY: Record<Reminder['every'], string> = { daily: 'par jour', weekly: 'par semaine' }

function Body({ themes, exam, unsubscribeUrl, sender }: Reminder & { sender: Sender }) {
  return (
    <>
      <Paragraph>Les revoir aujourd'hui, c'est les retenir plus longtemps :</Paragraph>
      <Facts facts={linesOf(themes)} />
      {exam && <Paragraph>{untilExam(exam)}</Paragraph>}
      <Action label="Réviser maintenant" href={sender.appUrl + paths.revise()} />
      <Note question="Trop de rappels ?">
        {/* No stop follows an address: in the text part it might join it. */}
        <NoteText>
          <TextLink href={`${sender.appUrl}${paths.profile()}#rappels`}>Changer leur fréquence</TextLink>
          <br />
          <TextLink href={unsubscribeUrl}>Ne plus en recevoir</TextLink>
        </NoteText>
      </Note>
    </>
  )
}

const MOST_LINES = 3

/** The themes with the most questions; the others share the last line. */
function linesOf(themes: Reminder['themes']): [label: string, value: string][] {
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
