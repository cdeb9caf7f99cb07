import { LettersSwitch } from '../forms/letters-switch'
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
