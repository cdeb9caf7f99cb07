import { Fr } from '../text/fr'
import * as css from './keys-hint.css'

/** Where there is likely to be a keyboard. */
export function KeysHint() {
  return (
    <p className={css.hint}>
      <Fr>Au clavier : A, B ou C pour répondre, ← et → pour changer de question.</Fr>
    </p>
  )
}
