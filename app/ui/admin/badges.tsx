import { Badge, type BadgeTone } from '../content/badge'
import * as css from './badges.css'

/** The states of one row, side by side while there is room. */
export function Badges({ badges }: { badges: readonly { label: string; tone: BadgeTone }[] }) {
  return (
    <span className={css.badges}>
      {badges.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  )
}
