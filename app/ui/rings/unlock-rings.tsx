import { classes } from '../classes'
import { count } from '#app/text/count'
import * as css from './rings.css'

type UnlockRingsProps = { passed: number; needed: number; size?: 'small' | 'large' }

/** One ring for each practice exam to pass, filled from the outside in; the shot comes with the last. */
export function UnlockRings({ passed, needed, size = 'small' }: UnlockRingsProps) {
  const step = 45 / needed
  return (
    <svg
      className={classes(css.rings, css.unlockSize[size])}
      viewBox="0 0 120 120"
      strokeWidth="5"
      role="img"
      aria-label={`${count(passed, 'test réussi', 'tests réussis')} sur ${needed}`}
    >
      {Array.from({ length: needed }, (_, ring) => (
        <circle
          key={ring}
          className={ring < passed ? css.filled : undefined}
          cx="60"
          cy="60"
          r={54 - ring * step}
        />
      ))}
      <circle className={passed >= needed ? css.shot : css.open} cx="60" cy="60" r="7" />
    </svg>
  )
}
