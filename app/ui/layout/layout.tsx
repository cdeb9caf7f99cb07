import { atoms } from '../atoms'
import { paths } from '#app/paths'
import { Children, type ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { Target } from '../rings/target'
import { french, Hidden } from '../text/text'
import { NOT_OFFICIAL } from './page'
import { type Crumb, useCrumbs, useHeading } from './page-name'
import * as css from './layout.css'
import * as headCss from './page-head.css'

type Block = { children: ReactNode }

export function Stack({ gap = 16, children }: Block & { gap?: keyof typeof css.stackGap }) {
  return <div className={css.stackGap[gap]}>{children}</div>
}

export function Row({ children }: Block) {
  return <div className={css.row}>{children}</div>
}

/** Lists cards of equal height. */
export function CardGrid({ columns, children }: Block & { columns: keyof typeof css.cardColumns }) {
  return (
    <ul className={css.cardColumns[columns]}>
      {Children.map(children, (card) => (
        <li className={atoms({ display: 'grid' })}>{card}</li>
      ))}
    </ul>
  )
}

type SectionProps = {
  /** The id of the heading. */
  id: string
  title: string
  titleHidden?: boolean
  intro?: string
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode
  /** Whether the head takes the first third of a wide screen, beside the content. */
  split?: boolean
  children: ReactNode
}

export function Section({
  id,
  title,
  titleHidden = false,
  intro,
  aside,
  split = false,
  children,
}: SectionProps) {
  const heading = <h2 id={id}>{french(title)}</h2>
  return (
    <section className={split ? css.splitSection : css.section} aria-labelledby={id}>
      {titleHidden ? (
        <Hidden as="div">{heading}</Hidden>
      ) : (
        <div className={split ? css.splitHead : css.sectionHead}>
          <div>
            {heading}
            {intro && (
              <p className={atoms({ marginTop: 's8', color: 'muted', fontSize: 't14' })}>{french(intro)}</p>
            )}
          </div>
          {aside}
        </div>
      )}
      {split ? <div className={atoms({ minWidth: 0 })}>{children}</div> : children}
    </section>
  )
}

type ChapterProps = {
  /** The id of the heading, which links can target. */
  id: string
  title: string
  about?: string
  /** Content below the heading, in the same column. */
  beside?: ReactNode
  /** Whether the length of lines is limited. */
  isText?: boolean
  children: ReactNode
}

/** Shows a part of a long page. On wide screens, its heading takes the first third of the width. */
export function Chapter({ id, title, about, beside, isText = false, children }: ChapterProps) {
  return (
    <section className={css.chapter} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{french(title)}</h2>
        {about && (
          <p className={atoms({ marginTop: 's8', color: 'muted', fontSize: 't14' })}>{french(about)}</p>
        )}
        {beside && <div className={atoms({ marginTop: 's16' })}>{beside}</div>}
      </div>
      <div className={classes(css.body, isText && css.text)}>{children}</div>
    </section>
  )
}

type PageHeadProps = {
  /** Defaults to the page's heading. */
  title?: string
  intro?: string
  actions?: ReactNode
}

export function PageHead({ title, intro, actions }: PageHeadProps) {
  const heading = useHeading()
  return (
    <div className={headCss.head}>
      <div>
        <h1>{french(title ?? heading)}</h1>
        {intro && (
          <p className={atoms({ overflowWrap: 'anywhere', marginTop: 's8', color: 'muted' })}>
            {french(intro)}
          </p>
        )}
      </div>
      {actions}
    </div>
  )
}

/** Shows a title only on paper, where the header and the footer are missing. */
export function PaperHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={headCss.paperHead}>
      <p className={atoms({ fontSize: 't18', fontWeight: 600 })}>{french(title)}</p>
      {children}
      <p className={atoms({ fontSize: 't14' })}>{NOT_OFFICIAL}</p>
    </div>
  )
}

/** The first crumb of every page. */
export const HOME_CRUMB: Crumb = { label: 'Accueil', href: paths.home() }

/** The first crumbs of a member's pages. */
export const MEMBER_CRUMBS: readonly Crumb[] = [
  HOME_CRUMB,
  { label: 'Tableau de bord', href: paths.dashboard() },
]

/** Shows breadcrumbs, by default those of the current page. A crumb without a URL is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs?: readonly Crumb[] }) {
  const named = useCrumbs()
  return (
    <nav className={headCss.trail} aria-label="Fil d'Ariane">
      <ol className={atoms({ display: 'flex', flexWrap: 'wrap' })}>
        {(crumbs ?? named).map(({ label, href }) => {
          const words = <span>{french(label)}</span>
          return href ? (
            <li key={label} className={headCss.crumb}>
              <a className={headCss.link} href={href}>
                {words}
              </a>
            </li>
          ) : (
            <li key={label} className={headCss.here} aria-current="page">
              {words}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export function BackLink({ href, children = 'Retour' }: { href: string; children?: string }) {
  return (
    <a className={headCss.back} href={href}>
      <Icon name="chevronLeft" size={16} />
      <span>{french(children)}</span>
    </a>
  )
}

type BesideTargetProps = {
  /** Defaults to the page's heading. */
  title?: string
  /** The link above the title that leads to the previous page. */
  back: ReactNode
  children: ReactNode
}

/** Lays out an account page: a narrow column, with a drawing of a target beside it on wide screens. */
export function BesideTarget({ title, back, children }: BesideTargetProps) {
  const heading = useHeading()
  return (
    <div className={headCss.columns}>
      <div>
        {back}
        <div className={headCss.column}>
          <h1>{french(title ?? heading)}</h1>
          {children}
        </div>
      </div>
      <div className={headCss.art}>
        <Target />
      </div>
    </div>
  )
}
