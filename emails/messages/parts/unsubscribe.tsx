import { Note, NoteText, TextLink } from '../../parts'

type TooManyProps = { question: string; href: string; change: string; unsubscribeUrl: string }

export function TooMany({ question, href, change, unsubscribeUrl }: TooManyProps) {
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

export const SAMPLE_UNSUBSCRIBE_URL =
  'https://prepa-lts.example/desabonnement/42.an-example-that-ends-nothing'
