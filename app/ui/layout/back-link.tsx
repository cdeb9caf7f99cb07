import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import * as css from './trail.css'

export function BackLink({ href, children = 'Retour' }: { href: string; children?: string }) {
  return (
    <a className={css.back} href={href}>
      <Icon name="chevronLeft" size={16} />
      <span>
        <Fr>{children}</Fr>
      </span>
    </a>
  )
}
