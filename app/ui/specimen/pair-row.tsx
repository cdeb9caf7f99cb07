import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import { scheme } from '../tokens/scheme.css'
import { type Colours, type SchemeName, schemes } from '../tokens/schemes'
import * as css from './specimen.css'

export const SCHEMES = [
  { name: 'light', label: 'Clair' },
  { name: 'dark', label: 'Sombre' },
] as const satisfies { name: SchemeName; label: string }[]

type PairRowProps = {
  title: string
  /** What it is for. */
  text: string
  /** The inside of the sample, which is an SVG of 44 px in height. */
  draw: (colours: Colours) => ReactNode
  figure: (colours: Colours) => string
}

/** One line of a table: words, then the same sample in light and in dark. */
export function PairRow({ title, text, draw, figure }: PairRowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3>
          <code>{title}</code>
        </h3>
        <Text tone="muted" size="small">
          <Fr>{text}</Fr>
        </Text>
      </div>
      {SCHEMES.map(({ name, label }) => (
        <div key={name}>
          <svg className={classes(scheme[name], css.sample)} aria-hidden="true">
            {draw(schemes[name])}
          </svg>
          <Text size="small" figures>
            <Text as="span" tone="muted">
              {`${label} `}
            </Text>
            {figure(schemes[name])}
          </Text>
        </div>
      ))}
    </li>
  )
}
