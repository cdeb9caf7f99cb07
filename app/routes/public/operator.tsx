import { Paragraph, Terms } from '#app/ui/content/article'
import { ActionLink } from '#app/ui/content/action-link'
import { contactAddress } from './contact-address'

type OperatorProps = { name?: string | undefined; contact?: string | undefined }

/** Who runs this installation, or that he has not told it. */
export function Operator({ name, contact }: OperatorProps) {
  const unpublished = lacking({ name, contact })
  const terms = [
    ...(name ? [{ name: 'Exploitant', value: name }] : []),
    ...(contact ? [{ name: 'Contact', value: <Contact contact={contact} /> }] : []),
  ]
  return (
    <>
      {terms.length > 0 && <Terms terms={terms} />}
      {unpublished && (
        <Paragraph>{`L'exploitant de cette installation n'a pas encore publié ${unpublished}.`}</Paragraph>
      )}
    </>
  )
}

function Contact({ contact }: { contact: string }) {
  const address = contactAddress(contact)
  return address ? <ActionLink href={address}>{contact}</ActionLink> : contact
}

function lacking({ name, contact }: OperatorProps): string | null {
  if (name && contact) return null
  if (name) return 'ses coordonnées'
  return contact ? 'son nom' : 'son nom et ses coordonnées'
}
