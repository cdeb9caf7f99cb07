import { classes } from '../classes'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'
import { frenchSpaces } from '../text/french'
import * as css from './save-state.css'

/** 'idle' keeps the place, so that the next state is announced. */
export type SaveStateName = 'idle' | 'saved' | 'saving' | 'offline'

export function SaveState({ state }: { state: SaveStateName }) {
  return (
    <p className={classes(css.save, state === 'offline' && css.offline)} role="status">
      {state !== 'idle' && (
        <>
          <Icon name={states[state].icon} size={16} />
          <span>{frenchSpaces(states[state].text)}</span>
        </>
      )}
    </p>
  )
}

const states = {
  saved: { icon: 'check', text: 'Réponse enregistrée' },
  saving: { icon: 'sync', text: 'Enregistrement…' },
  offline: { icon: 'cloudOff', text: 'Hors ligne : vos réponses sont gardées et seront envoyées' },
} satisfies Record<Exclude<SaveStateName, 'idle'>, { icon: IconName; text: string }>
