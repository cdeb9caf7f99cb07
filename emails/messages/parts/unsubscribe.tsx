import { Note, NoteText, TextLink } from '../../parts'

type TooManyProps = { question: string; href: string; change: string; unsubscribeUrl: string }

export function UnsubscribeNote({ question, href, change, unsubscribeUrl }: TooManyProps) {
  return (
    <Note question={question}>
      <NoteText>
        {/* No full stop follows a link, because mail programs might add it to the URL. */}
        <TextLink href={href}>{change}</TextLink>
        <br />
        <TextLink href={unsubscribeUrl}>Ne plus en recevoir</TextLink>
      </NoteText>
    </Note>
  )
}

export const SAMPLE_UNSUBSCRIBE_URL =
  'https://prepa-lts.example/desabonnement/42.an-example-that-ends-nothing'
