import { useRouteLoaderData } from '@remix-run/react'
import { type Message, StatusMessage } from '#app/ui/feedback/message'

/** Ends an address, so that the message of the last action gets the focus and is read aloud. */
export const TO_NOTICE = '#message'

/** The message of the last action, beside the part of the page that it is about. */
export function Notice({ at }: { at: string }) {
  const root = useRouteLoaderData<{ flash: (Message & { at?: string }) | null }>('root')
  const flash = root?.flash
  return flash?.at === at ? <StatusMessage {...flash} isTarget /> : null
}
