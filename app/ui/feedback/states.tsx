import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { Actions, ButtonLink } from '../forms/button'
import { Rings } from '../rings/rings'
import { french, Text } from '../text/text'
import { Stack } from '../layout/layout'
import { useHeading } from '../layout/page-name'
import * as css from './states.css'

type EmptyStateProps = {
  title: string
  text?: string
  level?: 1 | 2 | 3
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
  /** Where the picture shows the shot: 'outside' the rings for a missing page, 'off' centre for an error. */
  shot: 'outside' | 'off'
  code?: string
  /** Defaults to the page's heading. */
  title?: string
  text?: string
  actions?: ReactNode
  reference?: string
}

export function FullState({ shot, code, title, text, actions, reference }: FullStateProps) {
  const heading = useHeading()
  return (
    <div className={css.full}>
      <Rings fine shot={shot} size="large" />
      <div>
        {code && <p className={css.code}>{code}</p>}
        <h1 className={atoms({ marginBottom: 's8', fontSize: 't28' })}>{french(title ?? heading)}</h1>
        {text && <Text tone="muted">{text}</Text>}
        {actions && (
          <div className={atoms({ marginTop: 's24' })}>
            <Actions>{actions}</Actions>
          </div>
        )}
        {reference && (
          <div className={atoms({ marginTop: 's16' })}>
            {/* The fragment bypasses french(), which would mistake '-ce' in a reference for part of a verb. */}
            <Text note>
              <>{`Référence\u00a0: ${reference}`}</>
            </Text>
          </div>
        )}
      </div>
    </div>
  )
}

type NothingHereProps = { code?: string; title?: string; text: string; href: string; back: string }

export function NothingHere({ href, back, ...said }: NothingHereProps) {
  const way = (
    <ButtonLink href={href} variant="primary">
      {back}
    </ButtonLink>
  )
  return <FullState shot="outside" actions={way} {...said} />
}
