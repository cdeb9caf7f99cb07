import { useLoaderData } from '@remix-run/react'
import { longDate } from '#app/text'
import { ActionLink, Paragraph, Terms } from '#app/ui'

export const INDEPENDENT =
  "Prépa LTS est une initiative citoyenne indépendante. Ce site n'est pas officiel et ne dépend d'aucune fédération ni d'aucune administration."

export const NO_LIABILITY =
  "Il sert uniquement à apprendre ; son propriétaire décline toute responsabilité quant à l'usage qui en est fait. Seuls les textes légaux font foi."

/** The date of the last change to the legal pages. Update it with every change. */
export const LAST_CHANGE = new Date('2026-11-30T00:00:00Z')

export const LAST_CHANGED = `Dernière modification : ${longDate(LAST_CHANGE)}`

/** Works only on a page that exports the loader of `legal.server.ts`. */
export function OperatorTerms() {
  const { operator } = useLoaderData<{ operator: { name?: string; contact?: string } }>()
  const { name, contact } = operator
  const unpublished = [!name && 'son nom', !contact && 'ses coordonnées'].filter(Boolean).join(' et ')
  const terms = {
    ...(name && { Exploitant: name }),
    ...(contact && { Contact: <Contact contact={contact} /> }),
  }
  return (
    <>
      {(name || contact) && <Terms terms={terms} />}
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

/** Returns the URL of a link to an e-mail address or a website, or null if the contact is neither. */
export function contactAddress(contact: string): string | null {
  if (/^https?:\/\//i.test(contact)) return URL.canParse(contact) ? new URL(contact).href : null
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
  return null
}
