import { useLocation } from '@remix-run/react'
import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { backTarget } from './back-target'
import * as css from './trail.css'

type BackLinkProps = {
  /** Left out where the general rule is right. */
  href?: string
  children?: string
}

export function BackLink({ href, children = 'Retour' }: BackLinkProps) {
  const { pathname } = useLocation()
  return (
    <a className={css.back} href={href ?? backTarget(pathname)}>
      <Icon name="chevronLeft" size={16} />
      <span>
        <Fr>{children}</Fr>
      </span>
    </a>
  )
}
