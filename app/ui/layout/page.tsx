import type { ReactNode } from 'react'
import { classes } from '../classes'
import type { Message } from '../feedback/status-message'
import { Toast } from '../feedback/toast'
import { wrap, textWrap } from './layout.css'
import * as css from './page.css'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { Shown } from './navigation'

type PageProps = {
  /** 'bare' for the exam: neither header nor footer, and the width of a text. */
  variant?: 'default' | 'bare'
  width?: 'page' | 'text'
  viewer: Shown
  path: string
  /** Of the main, when it is not French. */
  lang?: string
  /** What the last action has to say, once. */
  message?: Message | null
  mainClass?: string
  children: ReactNode
}

export function Page({
  variant = 'default',
  width = 'page',
  viewer,
  path,
  lang,
  message,
  mainClass,
  children,
}: PageProps) {
  const bare = variant === 'bare'
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        Aller au contenu
      </a>
      {!bare && <SiteHeader viewer={viewer} path={path} />}
      <main
        id="contenu"
        lang={lang}
        className={classes(
          bare || width === 'text' ? textWrap : wrap,
          bare ? css.bareMain : css.main,
          mainClass,
        )}
      >
        {message && <Toast {...message} />}
        {children}
      </main>
      {!bare && <SiteFooter />}
    </div>
  )
}
