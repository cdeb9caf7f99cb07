import type { ReactNode } from 'react'
import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { frenchSpaces } from '#app/text/french'
import type { Sender } from './mail'
import { Small } from './parts'
import { styles, styleSheet } from './styles'
import { french, nameOrNothing } from './words'

type LayoutProps = {
  subject: string
  preview: string
  reason: string
  firstName: string
  sender: Sender
  children: ReactNode
}

export function Layout({ subject, preview, reason, firstName, sender, children }: LayoutProps) {
  return (
    <Html lang="fr-BE">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body className="paper" style={styles.page}>
        <Preview>{frenchSpaces(preview)}</Preview>
        <Container style={styles.column}>
          <Text className="ink" style={styles.brand}>
            <span className="mark" style={styles.mark} />
            Prépa LTS
          </Text>
          <Section className="surface line" style={styles.card}>
            <Heading className="ink" style={styles.title}>
              {french(subject)}
            </Heading>
            <Text className="ink" style={styles.text}>
              {greeting(firstName)}
            </Text>
            {children}
          </Section>
          <Footer reason={reason} sender={sender} />
        </Container>
      </Body>
    </Html>
  )
}

const ABOUT =
  "Prépa LTS prépare à l'examen théorique de la licence de tireur sportif. C'est une initiative " +
  "indépendante : ce site n'est pas un site officiel."

function Footer({ reason, sender: { appUrl, operator } }: { reason: string; sender: Sender }) {
  const who = [operator.name, operator.contact].filter((part) => part !== undefined)
  return (
    <Section style={styles.footer}>
      <Hr className="line" style={styles.rule} />
      <Small>{`Vous recevez cet email ${reason}.`}</Small>
      <Small>
        {ABOUT}
        <br />
        <Link className="link" style={styles.link} href={appUrl}>
          {appUrl}
        </Link>
      </Small>
      {who.length > 0 && (
        <Small>
          {/* The fragment stops `french` from splitting an e-mail address. Mail programs link only a whole address. */}
          <>{who.join(', ')}</>
        </Small>
      )}
    </Section>
  )
}

function greeting(firstName: string): string {
  const name = nameOrNothing(firstName)
  return name === undefined ? 'Bonjour,' : `Bonjour ${name},`
}
