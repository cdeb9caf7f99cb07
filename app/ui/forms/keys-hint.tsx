import { french } from '../text/text'
import * as css from './keys-hint.css'

/** Beside the island, which says by `data-ready` when the keys act; a file apart, so that the island does not carry it. */
export function KeysHint() {
  return (
    <p className={css.keys}>
      {french('Au clavier : A, B ou C pour répondre, ← et → pour changer de question. ')}
      <LettersSwitch />
    </p>
  )
}

/** Beside what the keys of a page do. Those that are letters act only while it is shown: see behaviours/letter-keys.ts. */
export function LettersSwitch({ keys = 'A, B, C' }: { keys?: string }) {
  return (
    <button type="button" className={css.button} data-keys="">
      <span className={css.on}>{`Désactiver les touches ${keys}`}</span>
      <span className={css.off}>{`Réactiver les touches ${keys}`}</span>
    </button>
  )
}
