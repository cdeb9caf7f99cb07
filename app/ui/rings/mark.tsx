import * as css from './rings.css'

/** The brand mark: two rings and the shot. public/favicon.svg draws the same. */
export function Mark() {
  return (
    <svg className={css.mark} width="28" height="28" viewBox="0 0 28 28" strokeWidth="2" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <circle cx="14" cy="14" r="7.5" />
      <circle className={css.shot} cx="14" cy="14" r="3" />
    </svg>
  )
}
