import { createContext, type CSSProperties, type ReactNode, useContext } from 'react'
import type { Button, Link, Section, Text } from '@react-email/components'
import { paths } from '#app/paths'
import type { Sender } from './mail'
import { styles } from './styles'
import { french } from './words'

type Components = { Button: typeof Button; Link: typeof Link; Section: typeof Section; Text: typeof Text }

/** `renderMail` provides the components of React Email, so that this file does not load that slow package. */
export const MailComponents = createContext<Components | null>(null)

const useComponents = () => useContext(MailComponents)!

const textIn = (className: string, style: CSSProperties) =>
  function StyledText({ children }: { children: ReactNode }) {
    const { Text } = useComponents()
    return (
      <Text className={className} style={style}>
        {french(children)}
      </Text>
    )
  }

export const Paragraph = textIn('ink', styles.text)
export const NoteText = textIn('ink', styles.noteText)
export const Small = textIn('muted', styles.small)
const Question = textIn('ink', styles.question)
const Quoted = textIn('ink line', styles.facts)

export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  const { Text } = useComponents()
  return (
    <Text className="ink line" style={styles.facts}>
      {facts.map(([label, value], index) => (
        <span key={label}>
          {index > 0 && <br />}
          {label}
          {'\u00a0: '}
          <strong>{value}</strong>
        </span>
      ))}
    </Text>
  )
}

/** Quotes a person. In the text part, each line begins with '> ', so that nobody takes it for the site's words. */
export function Quotation({ text }: { text: string }) {
  return (
    <blockquote style={styles.quotation}>
      <Quoted>
        {text.split('\n').flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : line))}
      </Quoted>
    </blockquote>
  )
}

/** Repeats the button's URL as text, for mail programs that show no buttons. */
export function MailButton({ href, label }: { href: string; label: string }) {
  const { Button, Link, Section, Text } = useComponents()
  return (
    <>
      <Section style={styles.action}>
        <Button className="button" style={styles.button} href={href}>
          {label}
        </Button>
      </Section>
      <Text className="muted" style={styles.address} data-skip-in-text="true">
        {'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:'}
        <br />
        <Link className="link" style={styles.link} href={href}>
          {href}
        </Link>
      </Text>
    </>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const { Link } = useComponents()
  return (
    <Link className="link" style={styles.link} href={href}>
      {french(children)}
    </Link>
  )
}

export function Note({ question, children }: { question: string; children: ReactNode }) {
  const { Section } = useComponents()
  return (
    <Section className="sunken" style={styles.note}>
      <Question>{question}</Question>
      {children}
    </Section>
  )
}

export function Objection({ sender, children }: { sender: Sender; children: ReactNode }) {
  return (
    <Note question="Vous n'êtes pas d'accord ?">
      {children}
      <NoteText>{contactLine(sender)}</NoteText>
    </Note>
  )
}

/** Puts no full stop after the URL, because mail programs would add it to the link. */
export function contactLine({ operator, appUrl }: Sender): string {
  return operator.contact === undefined
    ? `Pour prévenir l'exploitant, consultez la page ${appUrl + paths.legalNotice()} du site.`
    : `Contactez-nous : ${operator.contact}.`
}
