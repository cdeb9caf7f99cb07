import { Form } from '@remix-run/react'
import type { Session } from '#modules/identity'
import { dateTime, longDate } from '#app/text/format'
import { paths } from '#app/paths'
import { DeviceRow, DeviceRows } from '#app/ui/account/devices'
import { Actions } from '#app/ui/forms/actions'
import { Button } from '#app/ui/forms/button'
import { Hidden } from '#app/ui/text/text'

/** Where the member is signed in, each with what ends it. This browser ends by signing out. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <>
      <DeviceRows>
        {sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
          <DeviceRow
            key={id}
            device={device}
            isCurrent={isCurrent}
            facts={[
              isCurrent ? "En cours d'utilisation" : `Dernière utilisation : ${dateTime(lastUsedAt)}`,
              `Connecté depuis le ${longDate(startedAt)}`,
            ]}
            action={
              isCurrent ? null : (
                <Form method="post" action={paths.endSessions()}>
                  <Button name="session" value={id} size="small">
                    Déconnecter<Hidden>{` ${device}, connecté depuis le ${dateTime(startedAt)}`}</Hidden>
                  </Button>
                </Form>
              )
            }
          />
        ))}
      </DeviceRows>
      {sessions.length > 1 && (
        <Form method="post" action={paths.endSessions()}>
          <Actions>
            <Button name="session" value="others">
              Déconnecter les autres appareils
            </Button>
          </Actions>
        </Form>
      )}
    </>
  )
}
