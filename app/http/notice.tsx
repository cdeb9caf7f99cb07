import { useRouteLoaderData } from '@remix-run/react'
import { type Message, StatusMessage } from '#app/ui/feedback/message'

/** This fragment gives the message of the last action the focus, so that it is read aloud. */
export const TO_NOTICE = '#message'

/** Shows the message of the last action beside the part of the page that it concerns. */
export function Notice({ at }: { at: string }) {
  const root = useRouteLoaderData<{ flash: (Message & { at?: string }) | null }>('root')
  const flash = root?.flash
  return flash?.at === at ? <StatusMessage {...flash} isTarget /> : null
}
