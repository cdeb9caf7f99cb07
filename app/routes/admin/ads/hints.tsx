import type { Hint, HintKind, SimilarAd } from '#modules/ads'
import { paths } from '#app/paths'
import { french } from '#app/ui'
import { stateBadge } from '#app/ui/ads'
import * as css from '#app/ui/admin/waiting-panel.css'

export function Hints({ hints }: { hints: readonly Hint[] }) {
  return hints.length > 0 && <p className={css.similar}>{french(`À lire de près : ${formatHints(hints)}`)}</p>
}

export function formatHints(hints: readonly Hint[]): string {
  return hints.map(({ kind, words }) => `${HINT_NAMES[kind]} « ${words} »`).join(', ')
}

const HINT_NAMES: Record<HintKind, string> = {
  phone: 'téléphone',
  email: 'email',
  link: 'lien',
  messenger: 'messagerie',
  serial: 'numéro de série',
  shipping: 'envoi',
  payment: 'paiement',
  licence: 'autorisation',
}

export function Similar({ ads }: { ads: readonly SimilarAd[] }) {
  if (ads.length === 0) return null
  return (
    <div className={css.similar}>
      <p>{french(`Ressemble à ${ads.length > 1 ? "d'autres annonces" : 'une autre annonce'} :`)}</p>
      <ul>
        {ads.map((ad) => (
          <li key={ad.id}>
            <a className={css.link} href={paths.ad(ad.id)}>
              <span>{french(ad.title)}</span>
            </a>{' '}
            {french(
              `(${stateBadge({ ...ad, reservedAt: null }).label}, ${LIKENESS[ad.by]}, ${ad.isOwn ? 'du même membre' : "d'un autre membre"})`,
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const LIKENESS: Record<SimilarAd['by'], string> = {
  photo: 'même photo',
  title: 'même titre',
  words: 'presque les mêmes mots',
}
