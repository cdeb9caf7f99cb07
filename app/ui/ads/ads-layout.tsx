import { atoms } from '../atoms'
import { type ReactNode, useContext } from 'react'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { paths } from '#app/paths'
import { POST_AN_AD } from '#app/text/ads'
import { listLength, type Position } from '#app/text/words'
import { Note } from '../content/blocks'
import { ActionLink, Tabs } from '../content/links'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { Button, ButtonLink } from '../forms/button'
import { input } from '../forms/field.css'
import { Icon } from '../icons/icon'
import { sectionHead } from '../layout/layout.css'
import { countCalls, ViewerContext } from '../layout/navigation'
import { Text } from '../text/text'
import * as css from './ads-layout.css'

type AdSearchFormProps = {
  q?: string
  /** The number of active filters, including the words in the box. */
  active: number
  isFaulty: boolean
  children: ReactNode
}

/** Shows the search box at all times, and the filters below it in a fold. */
export function AdSearchForm({ q, active, isFaulty, children }: AdSearchFormProps) {
  const inFold = q === undefined ? active : active - 1
  const label = inFold > 0 ? `Filtrer les annonces (${inFold})` : 'Filtrer les annonces'
  return (
    <form className={css.search} action={paths.ads()} role="search" aria-label="Rechercher une annonce">
      <div className={css.searchBox}>
        <input
          className={input}
          id="q"
          name="q"
          type="search"
          aria-label="Rechercher"
          placeholder="Marque, calibre, mot"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
        />
        <Button aria-label="Rechercher">
          <Icon name="search" />
        </Button>
      </div>
      <Fold label={label} className={openAtDesk} open={isFaulty}>
        {children}
      </Fold>
    </form>
  )
}

export function FilteredList({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={css.columns}>
      {form}
      <div className={atoms({ minWidth: 0 })}>{children}</div>
    </div>
  )
}

type AdsSectionProps = { position?: Position; isFiltered?: boolean; action?: ReactNode; children: ReactNode }

/** Shows the list of ads. `position` is undefined if the site has no ads at all. */
export function AdsSection({ position, isFiltered, action, children }: AdsSectionProps) {
  return (
    <section className={position === undefined ? css.alone : undefined} aria-labelledby="annonces">
      <div className={sectionHead}>
        <h2 id="annonces">{isFiltered ? 'Annonces trouvées' : 'Toutes les annonces'}</h2>
        <div className={css.hinted}>
          {position !== undefined && (
            <Text as="span" tone="muted" figures>
              <>{`${listLength(position)} ${position.total > 1 ? 'annonces' : 'annonce'}`}</>
            </Text>
          )}
          {action}
        </div>
      </div>
      {children}
    </section>
  )
}

type PostAdButtonProps = { isMember: boolean; label?: string; variant?: 'default'; atEnd?: boolean }

export function PostAdButton({ isMember, label, variant, atEnd }: PostAdButtonProps) {
  const form = paths.postAd()
  const button = (
    <ButtonLink
      href={isMember ? form : paths.auth({ mode: 'register', redirectTo: form })}
      variant={variant ?? 'primary'}
    >
      {label ?? POST_AN_AD}
    </ButtonLink>
  )
  if (isMember) return button
  return (
    <div className={atEnd ? css.hintedAtEnd : css.hinted}>
      {button}
      <Text note>Connectez-vous pour poster une annonce</Text>
    </div>
  )
}

type Said = { title: string; text: string; link?: { href: string; label: string } }

type AdFormLayoutProps = {
  before?: Said
  after?: Said
  children: ReactNode
}

export function AdFormLayout({ before, after, children }: AdFormLayoutProps) {
  return (
    <div className={css.adFormColumns}>
      {before && (
        <div className={css.before}>
          <Note tone="warning" title={before.title}>
            {before.text}
          </Note>
          {before.link && <ActionLink href={before.link.href}>{before.link.label}</ActionLink>}
        </div>
      )}
      <div className={css.form}>{children}</div>
      {after && (
        <div className={css.after}>
          <Note title={after.title}>{after.text}</Note>
        </div>
      )}
    </div>
  )
}

/** The classes for parts of the form that apply to some categories only. */
export const shownFor = {
  armsAndAmmunition: css.forArmsAndAmmunition,
  arms: css.forArms,
  law: css.lawOfArms,
} as const

const TABS = {
  all: { label: 'Toutes', href: paths.ads() },
  own: { label: 'Mes annonces', href: paths.ownAds() },
  favourites: { label: 'Favoris', href: paths.favourites() },
  alerts: { label: 'Alertes', href: paths.alerts() },
}

export function AdTabs({ current }: { current: keyof typeof TABS }) {
  const rejected = countCalls(useContext(ViewerContext), 'rejectedAds')
  const tabs = Object.entries(TABS).map(([name, tab]) => ({
    ...tab,
    current: name === current,
    count: name === 'own' ? rejected : undefined,
  }))
  return <Tabs label="Annonces" tabs={tabs} tight />
}
