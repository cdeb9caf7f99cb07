import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { Actions, ButtonLink } from '../forms/button'
import { Rings } from '../rings/rings'
import { french, Text } from '../text/text'
import { Stack } from '../layout/layout'
import * as css from './states.css'

type EmptyStateProps = {
  title: string
  text?: string
  /** By default it stands below the heading of a list. */
  level?: 1 | 2 | 3
  /** What to do now. */
  action?: ReactNode
}

export function EmptyState({ title, text, level = 3, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <Rings fine />
      <Stack gap={12}>
        <Heading className={atoms({ fontSize: 't22' })}>{french(title)}</Heading>
        {text && <Text tone="muted">{text}</Text>}
        {action && (
          <div className={atoms({ display: 'flex', flexWrap: 'wrap', gap: 's12', marginTop: 's8' })}>
            {action}
          </div>
        )}
      </Stack>
    </div>
  )
}

type FullStateProps = {
  /** Outside the rings: nothing is here. Off the centre: something went wrong. */
  shot: 'outside' | 'off'
  code?: string
  title: string
  text?: string
  actions?: ReactNode
  /** The reference to quote when asking for help. */
  reference?: string
}

/** A whole page: not found, refused, broken. */
export function FullState({ shot, code, title, text, actions, reference }: FullStateProps) {
  return (
    <div className={css.full}>
      <Rings fine shot={shot} size="large" />
      <div>
        {code && <p className={css.code}>{code}</p>}
        <h1 className={atoms({ marginBottom: 's8', fontSize: 't28' })}>{french(title)}</h1>
        {text && <Text tone="muted">{text}</Text>}
        {actions && (
          <div className={atoms({ marginTop: 's24' })}>
            <Actions>{actions}</Actions>
          </div>
        )}
        {reference && (
          <div className={atoms({ marginTop: 's16' })}>
            {/* In a fragment: "-ce" within a reference is no French verb. */}
            <Text note>
              <>{`Référence\u00a0: ${reference}`}</>
            </Text>
          </div>
        )}
      </div>
    </div>
  )
}

type NothingHereProps = { code?: string; title: string; text: string; href: string; back: string }

/** A whole page whose subject does not exist, with a way back. */
export function NothingHere({ href, back, ...said }: NothingHereProps) {
  const way = (
    <ButtonLink href={href} variant="primary">
      {back}
    </ButtonLink>
  )
  return <FullState shot="outside" actions={way} {...said} />
}
