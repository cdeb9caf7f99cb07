import { type ReactNode, useEffect, useRef } from 'react'
import { frenchSpaces } from '#app/text/french'
import { classes } from '../classes'
import { FAILURE, StatusMessage } from '../feedback/message'
import { Icon, type IconName } from '../icons/icon'
import * as css from './save-state.css'

/** 'idle' renders an empty live region, so that screen readers announce the next state. */
export type SaveStateName = 'idle' | 'saved' | 'saving' | 'offline' | 'unavailable' | 'signed-out'

type SaveStateProps = { state: SaveStateName; letter: string; signIn: () => string }

/** `letter` is the one that stands on the saved option. */
export function SaveState({ state, letter, signIn }: SaveStateProps) {
  const isKept = state === 'offline' || state === 'unavailable' || state === 'signed-out'
  return (
    <p className={classes(css.save, isKept && css.kept)} role="status">
      {state !== 'idle' && (
        <>
          <Icon name={states[state].icon} size={16} />
          <span key={state + letter}>
            {frenchSpaces(states[state].text.replace('LETTER', letter))}
            {state === 'signed-out' && (
              <>
                . <a href={signIn()}>Se connecter</a>
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}

const states = {
  saved: { icon: 'check', text: 'Réponse LETTER enregistrée' },
  saving: { icon: 'sync', text: 'Enregistrement…' },
  offline: { icon: 'cloudOff', text: 'Hors ligne : vos réponses sont gardées et seront envoyées' },
  unavailable: { icon: 'alert', text: 'Site indisponible : vos réponses sont gardées et seront envoyées' },
  'signed-out': { icon: 'alert', text: 'Vous êtes déconnecté, vos réponses sont gardées' },
} satisfies Record<Exclude<SaveStateName, 'idle'>, { icon: IconName; text: string }>

type SaveFailureProps = {
  text: string
  /** The request's id, by which an operator finds the error in the log. */
  reference?: string
  action: ReactNode
}

/** Takes the focus, because the pressed button may be far below. */
export function SaveFailure({ text, reference, action }: SaveFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.querySelector<HTMLElement>('[role=alert]')?.focus(), [])
  return (
    <div className={css.notice} ref={notice}>
      <StatusMessage kind="failure" title={FAILURE} text={text} reference={reference} focused>
        <div className={css.retry}>{action}</div>
      </StatusMessage>
    </div>
  )
}
