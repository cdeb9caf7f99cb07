import { classes } from '../classes'
import * as css from './option.css'

export function Letter({ letter, className }: { letter: string; className?: string }) {
  return <span className={classes(css.letter, className)}>{letter}</span>
}
