import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, largeLetters } from '../tokens/media'
import { hairline, vars } from '../tokens/vars.css'

const { space, text } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: space.s16,
  paddingBlock: space.s12,
  borderTop: hairline,
  '@media': { [from(720)]: { gridTemplateColumns: '56px minmax(0, 1fr) 160px auto', columnGap: space.s24 } },
})

globalStyle(`${row} > a`, {
  '@media': { [below(720)]: { paddingRight: 0, borderColor: 'transparent', background: 'none' } },
})

export const dial = style({
  display: 'flex',
  gridRow: 'span 2',
  '@media': { [from(720)]: { gridRow: 'auto' } },
})
export const what = style({ gridColumn: '2 / -1', '@media': { [from(720)]: { gridColumn: 'auto' } } })
export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  fontSize: text.t14,
})
/* Below each other, where they would touch. */
globalStyle(`${row} > :is(p, a)`, {
  '@media': { [largeLetters]: { gridColumn: '2 / -1', justifySelf: 'start' } },
})
