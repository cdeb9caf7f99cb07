import type { ComponentProps } from 'react'
import { ReminderSettings } from './reminders'
import { WaitingMailSettings } from './waiting-mails'

type MailSettingsProps = {
  reminders: ComponentProps<typeof ReminderSettings>
  /** Null unless the member is an admin. */
  waitingMails: ComponentProps<typeof WaitingMailSettings> | null
}

export function MailSettings({ reminders, waitingMails }: MailSettingsProps) {
  return (
    <>
      <ReminderSettings {...reminders} />
      {waitingMails && <WaitingMailSettings {...waitingMails} />}
    </>
  )
}
