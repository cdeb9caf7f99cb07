import { paths } from '#app/paths'
import { dateTime } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import type { Sender } from '../../mail'
import { MailButton, Facts, Note, NoteText } from '../../parts'

export function When({ at }: { at: string }) {
  return <Facts facts={[['Date', frenchSpaces(`${dateTime(new Date(at))} (heure de Belgique)`)]]} />
}

export function NotYou({ sender, children }: { sender: Sender; children: string }) {
  return (
    <Note question="Ce n'était pas vous ?">
      <NoteText>{children}</NoteText>
      <MailButton label="Changer de mot de passe" href={sender.appUrl + paths.auth({ mode: 'forgot' })} />
    </Note>
  )
}
