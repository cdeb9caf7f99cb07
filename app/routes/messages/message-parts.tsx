import { paths } from '#app/paths'
import { HOME_CRUMB, NothingHere } from '#app/ui'

/** The breadcrumbs that lead to the messages. */
export const MESSAGE_CRUMBS = [HOME_CRUMB, { label: 'Messages', href: paths.messages() }]

/** Says that a conversation does not exist, also if it is one between other members. */
export function ConversationNotFound() {
  return (
    <NothingHere
      text="Cette conversation n'existe pas, ou a pris fin avec le compte de l'autre membre."
      href={paths.messages()}
      back="Retour aux messages"
    />
  )
}
