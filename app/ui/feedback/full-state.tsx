import type { ReactNode } from 'react'
import { Actions } from '../forms/actions'
import { Rings } from '../rings/rings'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './full-state.css'

type FullStateProps = {
  /** Outside the rings: nothing is here. Off the centre: something went wrong. */
  shot: 'outside' | 'off'
  code?: string
  title: string
  text?: string
  actions?: ReactNode
  /** What somebody who asks for help can name. */
  reference?: string
}

/** A page that has only this to say: not found, refused, broken. */
export function FullState({ shot, code, title, text, actions, reference }: FullStateProps) {
  return (
    <div className={css.full}>
      <Rings fine shot={shot} size="large" />
      <div>
        {code && <p className={css.code}>{code}</p>}
        <h1 className={css.title}>
          <Fr>{title}</Fr>
        </h1>
        {text && (
          <Text tone="muted">
            <Fr>{text}</Fr>
          </Text>
        )}
        {actions && (
          <div className={css.actions}>
            <Actions>{actions}</Actions>
          </div>
        )}
        {reference && (
          <div className={css.reference}>
            <Text tone="muted" size="small">{`Référence\u00a0: ${reference}`}</Text>
          </div>
        )}
      </div>
    </div>
  )
}
