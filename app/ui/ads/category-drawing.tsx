import type { AdCategory } from '#modules/ads'
import * as css from './ad-card.css'

/** Stands for the photo of an ad that has none. */
export function CategoryDrawing({ category }: { category: AdCategory }) {
  return (
    <svg className={css.drawing} viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[category]} />
    </svg>
  )
}

const DRAWINGS: Record<AdCategory, string> = {
  armes: 'M1.5 7.5h17v2H9l-1 2H5L3.5 15h-2V7.5M7 11.5V14',
  munitions: 'M7 17V8.5C7 6 8.5 4 10 2.5c1.5 1.5 3 3.5 3 6V17zM7 14h6',
  accessoires: 'M4 12V9.5a6 6 0 0112 0V12M3 12h3v4.5H3zM14 12h3v4.5h-3z',
  optique: 'M1.5 7h4v6h-4zM5.5 8.5h9M5.5 11.5h9M14.5 7.5h4v5h-4zM8.5 8.5V6h3v2.5',
  equipement: 'M3 7h14v9.5H3zM7.5 7V4.5h5V7M3 11.5h14',
  autres: 'M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5zM6.5 6.5v.1',
}
