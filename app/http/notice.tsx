import { useRouteLoaderData } from '@remix-run/react'
import { type Message, StatusMessage } from '#app/ui/feedback/message'

/** The URL fragment that focuses the message of the last action, so that a screen reader reads it aloud. */
export const TO_NOTICE = '#message'

/** Shows the message of the last action if it concerns the part `at` of the page. */
export function Notice({ at }: { at: string }) {
  const root = useRouteLoaderData<{ flash: (Message & { at?: string }) | null }>('root')
  const flash = root?.flash
  return flash?.at === at ? <StatusMessage {...flash} isTarget /> : null
}
