import { paths } from '#app/paths'
import { Tabs } from '../content/blocks'

/** What members find beside the list of all ads. */
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
