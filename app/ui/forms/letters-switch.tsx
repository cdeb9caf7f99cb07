import * as css from './letters-switch.css'

/** Beside what the keys of a page do. Those that are letters act only while it is shown: see behaviours/letter-keys.ts. */
export function LettersSwitch() {
  return (
    <button type="button" className={css.button} data-keys="">
      <span className={css.on}>Désactiver les lettres</span>
      <span className={css.off}>Réactiver les lettres</span>
    </button>
  )
}
