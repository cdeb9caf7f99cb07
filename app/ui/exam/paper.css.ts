import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { oneColumn, tickBorder, vars } from '../tokens/vars.css'

const { space, text } = vars

export const paper = style({})

/* Prints at 10.5 pt, so that ten questions with few drawings fit on one sheet. */
globalStyle(`html:has(${paper})`, {
  '@media': { [onPaper]: { fontSize: '10.5pt', vars: { [text.t14]: '1rem' } } },
})
globalStyle(`html:has(${paper}) body`, { page: 'exam' })
globalStyle('@page exam', { margin: '12mm' })
const line = style({
  display: 'flex',
  gap: space.s4,
  whiteSpace: 'nowrap',
  '::after': { content: '""', flex: 1, borderBottom: '1px solid black' },
})
export const name = style([line, { flex: 1 }])
export const score = style([line, { width: '9rem' }])

export const list = style({
  ...oneColumn,
  gap: space.s32,
  '@media': { [onPaper]: { display: 'block', columnCount: 2, columnGap: space.s24, lineHeight: 1.2 } },
})
export const item = style({ '@media': { [onPaper]: { marginBottom: space.s8, breakInside: 'avoid' } } })
export const question = style({
  marginBottom: space.s8,
  fontSize: text.t18,
  lineHeight: 1.35,
  textWrap: 'pretty',
  '@media': {
    [onPaper]: { marginBottom: space.s4, fontSize: text.t16, fontWeight: 400, lineHeight: 'inherit' },
  },
})

export const body = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  '@media': {
    [from(720)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [onPaper]: { gap: space.s4, gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${body} img`, {
  margin: 0,
  '@media': {
    [from(720)]: { width: 240 },
    [onPaper]: { order: -1, float: 'none', width: '100%', maxWidth: 200 },
  },
})

export const options = style({ display: 'grid', gap: space.s8, '@media': { [onPaper]: { gap: 0 } } })
export const option = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: space.s12,
  lineHeight: 1.4,
  '@media': { [onPaper]: { gap: space.s8, lineHeight: 'inherit' } },
})
export const box = style({
  width: 16,
  height: 16,
  marginTop: 3,
  border: tickBorder,
  borderRadius: 2,
})

export const key = style({
  marginTop: space.s48,
  '@media': { [onPaper]: { marginTop: 0, breakBefore: 'page' } },
})
export const answer = style({ breakInside: 'avoid' })
