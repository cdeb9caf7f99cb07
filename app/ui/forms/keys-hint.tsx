import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { french } from '../text/text'
import * as css from './keys-hint.css'

/**
 * The stylesheet shows this hint while the exam's form has `data-ready="true"`. The hint is outside the island,
 * to keep the island's script small.
 */
export function KeysHint() {
  return (
    <p className={css.keys}>
      <KeysInUse>A, B ou C pour répondre, ← et → (hors d'une réponse) pour changer de question.</KeysInUse>
      <LettersSwitch />
    </p>
  )
}

/** Is hidden while the keys are off. */
export function KeysInUse({ children }: { children: string }) {
  return <span className={css.on}>{french(`Au clavier : ${children} `)}</span>
}

/** Switches the letter keys off and on. behaviours/shortcuts.ts keeps them off for `data-keys` seconds. */
export function LettersSwitch({ keys = 'A, B, C' }: { keys?: string }) {
  return (
    <button type="button" className={css.button} data-keys={toSeconds(RETENTION.noKeysCookie)}>
      <span className={css.on}>{`Désactiver les touches ${keys}`}</span>
      <span className={css.off}>{`Réactiver les touches ${keys}`}</span>
    </button>
  )
}
