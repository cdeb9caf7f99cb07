import { MORNING_HOUR } from '#modules/kernel/mornings'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { ConfirmFirst } from '../account/confirm-first'
import { RowActions } from '../content/row-actions'
import { Note } from '../content/blocks'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Stack } from '../layout/layout'
import { french } from '../text/text'
import * as css from './own-ads.css'

type Row = { id: number; words: string; href: string; createdAt: Date }

export function AlertList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ id, words, href, createdAt }) => (
        <li key={id} className={css.row}>
          <a className={css.link} href={href}>
            <span>{french(words)}</span>
          </a>
          <p className={css.notice}>{french(`Créée le ${longDate(createdAt)}.`)}</p>
          <div className={css.actions}>
            <RowActions
              about={words}
              actions={[
                {
                  ...{ label: 'Supprimer', variant: 'quietDanger' },
                  ...{ post: paths.alerts(), fields: { remove: String(id) } },
                },
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type AlertMailsProps = { isMailed: boolean; isConfirmed: boolean; email: string }

export function AlertMails({ isMailed, isConfirmed, email }: AlertMailsProps) {
  return (
    <Stack gap={16}>
      {isMailed && !isConfirmed && (
        <ConfirmFirst email={email} here={paths.alerts()}>
          Confirmez d'abord votre adresse email : aucun email de vos alertes ne part avant.
        </ConfirmFirst>
      )}
      <Note title={isMailed ? 'Un email par jour au plus.' : 'Les emails sont arrêtés.'}>
        {isMailed ? WHEN : 'Vous ne recevrez pas plus tard les annonces parues entre-temps.'}
      </Note>
      <form method="post" action={paths.alerts()}>
        <input type="hidden" name="mails" value={isMailed ? 'off' : 'on'} />
        <Button wide>{isMailed ? 'Arrêter les emails' : 'Reprendre les emails'}</Button>
      </form>
    </Stack>
  )
}

const WHEN = `Il part à partir de ${MORNING_HOUR} heures, seulement quand il y a du nouveau. Chaque email contient un lien pour ne plus en recevoir.`

type CreateAlertProps = { search: string; isMember: boolean; list: string }

export function CreateAlert({ search, isMember, list }: CreateAlertProps) {
  if (!isMember)
    return (
      <ButtonLink
        href={paths.auth({ mode: 'register', redirectTo: list })}
        variant="quiet"
        size="small"
        rel="nofollow"
      >
        <Icon name="bell" />
        Créer une alerte
      </ButtonLink>
    )
  return (
    <form method="post" action={paths.alerts()}>
      <input type="hidden" name="search" value={search} />
      <Button variant="quiet" size="small">
        <Icon name="bell" />
        Créer une alerte
      </Button>
    </form>
  )
}
