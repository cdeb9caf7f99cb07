import type { ReactNode } from 'react'
import { Badge } from '../content/blocks'
import { Text } from '../text/text'
import * as css from './devices.css'

export function DeviceRows({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>
}

type DeviceRowProps = {
  device: string
  isCurrent: boolean
  facts: readonly string[]
  /** What ends it. */
  action: ReactNode
}

export function DeviceRow({ device, isCurrent, facts, action }: DeviceRowProps) {
  return (
    <li className={css.row}>
      <div className={css.about}>
        <p className={css.name}>
          <span>{device}</span>
          {isCurrent && <Badge>Cet appareil</Badge>}
        </p>
        {facts.map((fact) => (
          <Text key={fact} tone="muted" size="small">
            {fact}
          </Text>
        ))}
      </div>
      {action}
    </li>
  )
}
