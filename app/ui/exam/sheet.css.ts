import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const sheet = style({})

/* Only the sheet is printed, at 12 points. */
globalStyle(`html:has(${sheet})`, {
  '@media': { [onPaper]: { fontSize: '12pt', vars: { [text.t14]: '1rem' } } },
})

export const name = style({
  marginBlock: space.s8,
  '::after': { content: '""', display: 'inline-block', width: '60%', borderBottom: '1px solid black' },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  '@media': { [onPaper]: { gap: space.s16 } },
})
/* The drawing stands beside the question and its options: an exam of ten takes two sheets. */
export const item = style({
  '@media': {
    [onPaper]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s16,
      breakInside: 'avoid',
    },
  },
})
export const question = style({
  marginBottom: space.s8,
  fontSize: text.t18,
  lineHeight: 1.35,
  textWrap: 'pretty',
  '@media': { [onPaper]: { marginBottom: space.s4, fontSize: text.t16 } },
})

/* The drawing beside the options where there is room. */
export const body = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  '@media': {
    [from(720)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [onPaper]: { display: 'contents' },
  },
})
globalStyle(`${body} img`, {
  margin: 0,
  '@media': {
    [from(720)]: { width: 240 },
    [onPaper]: { gridRow: '1 / span 2', gridColumn: 2, width: 280, maxWidth: 280 },
  },
})

export const options = style({
  display: 'grid',
  gap: space.s8,
  '@media': { [onPaper]: { gap: space.s4, gridColumn: 1, alignContent: 'start' } },
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: space.s12,
  lineHeight: 1.4,
})
export const box = style({
  width: 16,
  height: 16,
  marginTop: 3,
  border: `1.5px solid ${color.control}`,
  borderRadius: 2,
})

export const key = style({
  marginTop: space.s48,
  '@media': { [onPaper]: { marginTop: 0, breakBefore: 'page' } },
})
export const answers = style({ display: 'grid', gap: space.s12, marginTop: space.s16 })
export const answer = style({ breakInside: 'avoid' })

export const onScreenOnly = style({ '@media': { [onPaper]: { display: 'none' } } })
