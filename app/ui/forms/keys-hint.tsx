import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { french } from '../text/text'
import * as css from './keys-hint.css'

/** Shown once the island sets `data-ready`; kept outside the island to keep its script small. */
export function KeysHint() {
  return (
    <p className={css.keys}>
      {french('Au clavier : A, B ou C pour répondre, ← et → pour changer de question. ')}
      <LettersSwitch />
    </p>
  )
}

/**
 * Explains the keys of a page; letter keys act only while it is shown: see behaviours/letter-keys.ts, which takes from
 * `data-keys` for how many seconds it remembers the choice.
 */
export function LettersSwitch({ keys = 'A, B, C' }: { keys?: string }) {
  return (
    <button type="button" className={css.button} data-keys={toSeconds(RETENTION.noKeysCookie)}>
      <span className={css.on}>{`Désactiver les touches ${keys}`}</span>
      <span className={css.off}>{`Réactiver les touches ${keys}`}</span>
    </button>
  )
}
