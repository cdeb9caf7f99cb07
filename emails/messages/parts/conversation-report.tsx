import { paths } from '#app/paths'
import type { Sender } from '../../mail'
import { Action } from '../../parts'

export const CONVERSATION_REASON = 'parce que vous avez signalé une conversation'

export function OwnConversationReport({
  conversationId,
  sender,
}: {
  conversationId: number
  sender: Sender
}) {
  return (
    <Action label="Voir mon signalement" href={sender.appUrl + paths.reportConversation(conversationId)} />
  )
}
