import { Fr } from '../text/fr'
import { Text } from '../text/text'
import { ActionLink } from './action-link'
import * as css from './onward.css'

export type Way = { href: string; label: string; text: string }

/** Where to go from here, at the foot of a page. */
export function Onward({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <nav className={css.onward} aria-labelledby="suite">
      <h2 id="suite" className={css.title}>
        <Fr>{title}</Fr>
      </h2>
      <ul className={css.ways}>
        {ways.map(({ href, label, text }) => (
          <li key={href}>
            <ActionLink href={href}>{label}</ActionLink>
            <Text tone="muted" size="small">
              <Fr>{text}</Fr>
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  )
}
