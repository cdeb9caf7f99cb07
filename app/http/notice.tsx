import { useRouteLoaderData } from '@remix-run/react'
import { type Message, StatusMessage } from '#app/ui/feedback/message'

/** Ends an address that leads to the message of the last action, which then gets the focus and is read aloud. */
export const TO_NOTICE = '#message'

/** What the last action has to say beside the part of a page that it was about. */
export function Notice({ at }: { at: string }) {
  const root = useRouteLoaderData<{ flash: (Message & { at?: string }) | null }>('root')
  const flash = root?.flash
  return flash?.at === at ? <StatusMessage {...flash} isTarget /> : null
}
