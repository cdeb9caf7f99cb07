import * as css from './person-name.css'

type PersonNameProps = { firstName: string; lastName: string; username: string; href: string }

/** Who it is, and the name that is his alone. */
export function PersonName({ firstName, lastName, username, href }: PersonNameProps) {
  return (
    <span className={css.person}>
      <a className={css.link} href={href}>{`${firstName} ${lastName}`}</a>
      <span className={css.username}>{username}</span>
    </span>
  )
}
