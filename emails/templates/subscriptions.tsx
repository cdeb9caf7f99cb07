import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { capitalised, count } from '#app/text/words'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, TextLink } from '../parts'

type Reminder = Contents['reminder']

/** The number stands in the subject: in a list of mails, it tells one reminder from another. */
export function reminder({ themes, every }: Reminder): Template<Reminder> {
  const reason = `parce que vous avez demandé un rappel ${EVERY[every]}`
  if (themes.length === 0)
    return {
      subject: 'De nouvelles questions vous attendent',
      preview: "Rien à revoir aujourd'hui : c'est le moment d'avancer.",
      reason,
      Body: ReminderBody,
    }
  return {
    subject: frenchSpaces(count(sum(themes), 'question vous attend', 'questions vous attendent')),
    preview: "Révisez aujourd'hui, et vous retiendrez plus longtemps.",
    reason,
    Body: ReminderBody,
  }
}

const EVERY: Record<Reminder['every'], string> = { daily: 'par jour', weekly: 'par semaine' }

function ReminderBody({ themes, exam, unsubscribeUrl, sender }: Reminder & { sender: Sender }) {
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
          <Facts facts={linesOf(themes)} />
        </>
      )}
      {exam && <Paragraph>{untilExam(exam)}</Paragraph>}
      <Action
        label={isNew ? 'Commencer' : 'Réviser maintenant'}
        href={sender.appUrl + paths.revise(isNew ? { source: 'new' } : {})}
      />
      <TooMany
        question="Trop de rappels ?"
        href={`${sender.appUrl}${paths.profile()}#rappels`}
        change="Changer leur fréquence"
        unsubscribeUrl={unsubscribeUrl}
      />
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

type Digest = Contents['ad-digest']

/** The number stands in the subject: in a list of mails, it tells one from another. */
export function adDigest({ ads, hasMore }: Digest): Template<Digest> {
  const found = count(ads.length, 'nouvelle annonce', 'nouvelles annonces')
  return {
    subject: frenchSpaces(hasMore ? `Plus de ${found}` : found),
    preview: 'Vos alertes ont trouvé du nouveau.',
    reason: 'parce que vous avez créé une alerte',
    Body: DigestBody,
  }
}

function DigestBody({ ads, hasMore, unsubscribeUrl, sender }: Digest & { sender: Sender }) {
  return (
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
      <Action label="Voir mes alertes" href={sender.appUrl + paths.alerts()} />
      <TooMany
        question="Trop d'emails ?"
        href={sender.appUrl + paths.alerts()}
        change="Changer mes alertes"
        unsubscribeUrl={unsubscribeUrl}
      />
    </>
  )
}

type TooManyProps = { question: string; href: string; change: string; unsubscribeUrl: string }

function TooMany({ question, href, change, unsubscribeUrl }: TooManyProps) {
  return (
    <Note question={question}>
      <NoteText>
        {/* No stop follows an address: in the text part it might join it. */}
        <TextLink href={href}>{change}</TextLink>
        <br />
        <TextLink href={unsubscribeUrl}>Ne plus en recevoir</TextLink>
      </NoteText>
    </Note>
  )
}
