import { keptPart } from '../kept-part'
import { wrap } from './layout.css'
import { navigation } from './navigation'
import * as css from './site-footer.css'

export const SiteFooter = keptPart('footer', css.footer, function SiteFooterParts() {
  return (
    <div className={`${wrap} ${css.line}`}>
      <p>Prépa LTS, initiative citoyenne indépendante. Ce site n'est pas un site officiel.</p>
      <ul className={css.links}>
        {navigation('footer', null).map(({ href, label }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
})
