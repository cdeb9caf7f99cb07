import { Glyph, type GlyphName } from '../rings/glyph'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './features.css'

export type Feature = { glyph: GlyphName; title: string; text: string; href?: string }

export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={css.list}>
      {features.map((feature) => (
        <li key={feature.title} className={css.item}>
          <Glyph name={feature.glyph} />
          <div className={css.words}>
            <h3>
              <FeatureTitle {...feature} />
            </h3>
            <Text tone="muted">
              <Fr>{feature.text}</Fr>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

function FeatureTitle({ title, href }: Feature) {
  if (!href) return <Fr>{title}</Fr>
  return (
    <a className={css.link} href={href}>
      <Fr>{title}</Fr>
    </a>
  )
}
