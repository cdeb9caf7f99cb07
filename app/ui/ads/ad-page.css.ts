import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../content/blocks.css'
import { from } from '../tokens/media'
import { oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const badges = style({ ...wrapping, alignItems: 'center', gap: space.s12, marginBottom: space.s12 })

globalStyle(`${badges} > *`, { whiteSpace: 'normal' })

export const terms = style({
  ...wrapping,
  alignItems: 'baseline',
  gap: `0 ${space.s16}`,
  marginTop: space.s16,
})
export const price = style({
  fontSize: text.t36,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  lineHeight: 1.2,
})

export const description = style({ display: 'grid', gap: space.s16, marginTop: space.s24 })
globalStyle(`${description} > p`, { whiteSpace: 'pre-line' })

const block = style({ display: 'grid', gap: space.s12 })
export const contact = style([card, block])
export const owner = style([
  block,
  {
    padding: space.s16,
    borderRadius: vars.radius.card,
    background: color.sunken,
    '@media': { [from(720)]: { padding: space.s24 } },
  },
])
globalStyle(`${block} h2`, { fontSize: text.t18 })

export const aside = style({ ...oneColumn, gap: space.s16 })
export const ownerAside = style([aside, { '@media': { [from(900)]: { gridArea: '1 / 3' } } }])
