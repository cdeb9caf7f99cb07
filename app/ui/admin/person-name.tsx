import { fullName } from '#app/text/full-name'
import * as css from './person-name.css'

type PersonNameProps = { firstName: string; lastName: string; username: string; href: string }

/** Who it is, and the name that is his alone. */
export function PersonName({ username, href, ...names }: PersonNameProps) {
  return (
    <span className={css.person}>
      <a className={css.link} href={href}>
        {fullName(names)}
      </a>
      <span className={css.username}>{username}</span>
    </span>
  )
}
