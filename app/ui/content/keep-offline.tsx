import type { Keepable } from '#app/text/offline'
import { paths } from '#app/paths'
import { Button } from '../forms/button'
import { french } from '../text/text'
import * as css from './keep-offline.css'

const FAILED = 'Le chargement a échoué, réessayez avec un meilleur réseau.'

/** Keeps pages for reading without a network. Hidden in browsers that cannot do it. */
export function KeepOffline({ pages }: { pages: Keepable }) {
  const isOne = pages.paths.length === 1
  return (
    <div className={isOne ? css.place : css.tallPlace}>
      <div
        className={css.keep}
        data-keep={pages.paths.join(' ')}
        data-failed={french(FAILED)}
        data-contents={french(pages.contents)}
        hidden
      >
        <Button type="button" size="small">
          {isOne ? 'Garder hors ligne' : 'Tout garder hors ligne'}
        </Button>
        <Button type="button" size="small" variant="quiet" hidden>
          {isOne ? 'Ne plus garder' : 'Ne plus rien garder'}
        </Button>
        <progress className={css.progress} max={pages.paths.length} aria-label="Chargement" hidden />
        <p role="status" className={css.state}>
          {french(pages.contents)}
        </p>
        {!isOne && (
          <a className={css.link} href={paths.offline()} hidden>
            Voir les pages gardées
          </a>
        )}
      </div>
    </div>
  )
}

/** The service worker fills the list in. */
export function KeptPages() {
  return (
    <section aria-labelledby="gardees">
      <h2 id="gardees">Pages gardées</h2>
      <ul className={css.kept} data-kept="">
        <li>{french("Aucune page n'est gardée dans ce navigateur.")}</li>
      </ul>
    </section>
  )
}
