import type { Session } from '#modules/identity'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { dateTime, formatPeriod, longDate } from '#app/text'
import { Actions, Badge, Button, Chapter, Hidden, Text } from '#app/ui'
import * as css from '#app/ui/account/account.css'

export function ConnectedDevices({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Chapter id="appareils" title="Appareils connectés" about={ABOUT}>
      <ul className={css.devices}>
        {sessions.map((session) => (
          <Device key={session.id} {...session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={paths.endSessions()}>
          <Actions>
            <Button name="session" value="others">
              Déconnecter les autres appareils
            </Button>
          </Actions>
        </form>
      )}
    </Chapter>
  )
}

const ABOUT = `Après ${formatPeriod(RETENTION.unusedSession)} sans visite, ou ${formatPeriod(RETENTION.session)} en tout, il faut se reconnecter.`

function Device({ id, device, startedAt, lastUsedAt, isCurrent }: Session) {
  return (
    <li className={css.device}>
      <div className={css.about}>
        <p className={css.name}>
          <span>{device}</span>
          {isCurrent && <Badge>Cet appareil</Badge>}
        </p>
        <Text note>
          {isCurrent ? "En cours d'utilisation" : `Dernière utilisation : ${dateTime(lastUsedAt)}`}
        </Text>
        <Text note>{`Connecté depuis le ${longDate(startedAt)}`}</Text>
      </div>
      {!isCurrent && (
        <form method="post" action={paths.endSessions()}>
          <Button name="session" value={id} size="small">
            Déconnecter<Hidden>{` ${device}, connecté depuis le ${dateTime(startedAt)}`}</Hidden>
          </Button>
        </form>
      )}
    </li>
  )
}
