import { useRouteLoaderData } from '@remix-run/react'
import { type SiteMessage, StatusMessage } from '#app/ui/feedback/message'

/**
 * This fragment moves the focus to the message of the last action, so that a screen reader reads it aloud.
 */
export const TO_NOTICE = '#message'

export function Notice({ at }: { at: string }) {
  const root = useRouteLoaderData<{ flash: (SiteMessage & { at?: string }) | null }>('root')
  const flash = root?.flash
  return flash?.at === at ? <StatusMessage {...flash} isTarget /> : null
}
