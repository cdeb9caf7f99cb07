import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { classes } from '../classes'
import { type SiteMessage, Toast } from '../feedback/message'
import { textWrap, wrap } from './layout.css'
import { navigation, type Shown, ViewerContext } from './navigation'
import * as css from './page.css'
import { french } from '../text/text'
import { SiteHeader } from './site-header'

type PageProps = {
  /** Whether the page has no header and footer, as in an exam or a series. */
  bare?: boolean
  wide?: boolean
  viewer: Shown
  path: string
  /** The language of the main element if it is not French. */
  lang?: string
  message?: SiteMessage | null
  children: ReactNode
}

export function Page({ bare, wide = true, viewer, path, lang, message, children }: PageProps) {
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        Aller au contenu
      </a>
      {!bare && <SiteHeader viewer={viewer} path={path} />}
      <main
        id="contenu"
        lang={lang}
        className={classes(wide ? wrap : textWrap, bare ? css.bareMain : css.main)}
      >
        {!bare && <RefusedMail viewer={viewer} path={path} />}
        {message && <Toast {...message} atHead={hasButtonsAtFoot(path)} />}
        <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>
      </main>
      {!bare && <SiteFooter />}
    </div>
  )
}

/** Warns a member whose mail server refuses the site's mail. The profile shows its own warning. */
function RefusedMail({ viewer, path }: Pick<PageProps, 'viewer' | 'path'>) {
  if (viewer === null || viewer === 'unknown' || !viewer.isRefusedMail || path === paths.profile())
    return null
  return (
    <p className={css.notice}>
      {french("Votre adresse email n'accepte plus nos messages.")}{' '}
      <a href={`${paths.profile()}#adresse`}>Changer ou confirmer mon adresse</a>
    </p>
  )
}

/** Returns whether a toast would cover buttons at the foot of the page. */
const hasButtonsAtFoot = (path: string) =>
  ['admin', 'results', 'exam'].includes(path.split('/')[1]!) || ROWS.includes(path)

const ROWS = [paths.ownAds(), paths.favourites(), paths.alerts()]

export const NOT_OFFICIAL =
  "Prépa LTS, initiative citoyenne indépendante. Ce site n'est pas un site officiel."

function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={`${wrap} ${atoms({ display: 'grid', gap: 's8' })}`}>
        <p>{NOT_OFFICIAL}</p>
        <ul className={atoms({ display: 'flex', flexWrap: 'wrap', columnGap: 's24' })}>
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
