import { wrap } from './layout.css'
import { navigation } from './navigation'
import * as css from './site-footer.css'

export const NOT_OFFICIAL =
  "Prépa LTS, initiative citoyenne indépendante. Ce site n'est pas un site officiel."

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={`${wrap} ${css.line}`}>
        <p>{NOT_OFFICIAL}</p>
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
    </footer>
  )
}
