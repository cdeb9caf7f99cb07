import { CONVERSATION_NOT_FOUND } from '#app/text/messages'
import { paths } from '#app/paths'
import { NothingHere } from '#app/ui'

/** Says that a conversation does not exist, also if it is one between other members. */
export function ConversationNotFound() {
  return (
    <NothingHere
      title={CONVERSATION_NOT_FOUND}
      text="Cette conversation n'existe pas, ou a pris fin avec le compte de l'autre membre."
      href={paths.messages()}
      back="Retour aux messages"
    />
  )
}
