import * as css from './progress.css'

type ProgressProps = { value: number; max: number; label: string }

export function Progress({ value, max, label }: ProgressProps) {
  return <progress className={css.progress} value={value} max={max} aria-label={label} />
}
