import { paths } from '#app/paths'
import { HOME_CRUMB, NothingHere } from '#app/ui'

export const MESSAGE_CRUMBS = [HOME_CRUMB, { label: 'Messages', href: paths.messages() }]

/** Looks the same for a conversation that does not exist and for one between other members. */
export function ConversationNotFound() {
  return (
    <NothingHere
      text="Cette conversation n'existe pas, ou a pris fin avec le compte de l'autre membre."
      href={paths.messages()}
      back="Retour aux messages"
    />
  )
}
