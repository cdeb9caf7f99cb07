import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { POST_AN_AD } from '#app/text/ads'
import { listLength, type Position } from '#app/text/words'
import { Note } from '../content/blocks'
import { ActionLink, Tabs } from '../content/links'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { ButtonLink } from '../forms/button'
import { sectionHead } from '../layout/layout.css'
import { Text } from '../text/text'
import * as css from './ads-layout.css'

type FilteredListProps = {
  active: number
  form: ReactNode
  isFaulty?: boolean
  children: ReactNode
}

export function FilteredList({ active, form, isFaulty, children }: FilteredListProps) {
  const label = active > 0 ? `Filtrer les annonces (${active})` : 'Filtrer les annonces'
  return (
    <div className={css.columns}>
      <Fold label={label} className={openAtDesk} open={isFaulty}>
        {form}
      </Fold>
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
  const tabs = Object.entries(TABS).map(([name, tab]) => ({ ...tab, current: name === current }))
  return <Tabs label="Annonces" tabs={tabs} tight />
}
