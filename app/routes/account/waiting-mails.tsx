import { MORNING_HOUR } from '#modules/kernel/mornings'
import { Notice } from '#app/http/notice'
import { paths } from '#app/paths'
import { Actions, Button, Chapter } from '#app/ui'

export function WaitingMailSettings({ isMailed }: { isMailed: boolean }) {
  return (
    <Chapter id="administration" title="Emails d'administration" about={isMailed ? ON : OFF}>
      <Notice at="administration" />
      <form method="post" action={paths.profile({ form: 'waiting-mails' })}>
        <input type="hidden" name="mails" value={isMailed ? 'off' : 'on'} />
        <Actions>
          <Button>{isMailed ? 'Ne plus recevoir ces emails' : 'Recevoir ces emails'}</Button>
        </Actions>
      </form>
    </Chapter>
  )
}

const WHAT = "annonces, signalements et emails en échec qui attendent depuis plus d'un jour"

const ON = `Une fois par jour au plus, à partir de ${MORNING_HOUR} heures, un email vous rappelle les ${WHAT}.`

const OFF = `Vous ne recevez pas l'email quotidien qui rappelle les ${WHAT}.`
