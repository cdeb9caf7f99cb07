import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  minHeight: 48,
  paddingInline: space.s16,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontWeight: 600,
  ':hover': { borderColor: color.brand, color: color.brand },
  '@media': { [onPaper]: { display: 'none' } },
})

export const content = style({ marginTop: space.s16 })

export const whenClosed = style({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const whenOpen = style({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } })

/* What is folded elsewhere lies open on a desk, where the browser can do that. */
export const laidOpen = 'selector(::details-content)'

/* Nobody can unfold what is printed. */
export const fold = style({
  '@media': {
    [onPaper]: {
      '@supports': { [laidOpen]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
    },
  },
})

export const openAtDesk = style({
  '@media': {
    [atDesk]: {
      '@supports': { [laidOpen]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
    },
  },
})
globalStyle(`${openAtDesk} > summary`, {
  '@media': { [atDesk]: { '@supports': { [laidOpen]: { display: 'none' } } } },
})
