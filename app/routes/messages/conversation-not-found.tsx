import { CONVERSATION_NOT_FOUND } from '#app/text/messages'
import { paths } from '#app/paths'
import { NothingHere } from '#app/ui'

/** Shown for a missing conversation, and for one between other members. */
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
