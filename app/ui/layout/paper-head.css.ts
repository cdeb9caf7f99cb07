import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const head = style({
  display: 'none',
  '@media': {
    [onPaper]: {
      display: 'grid',
      gap: space.s4,
      marginBottom: space.s16,
      paddingBottom: space.s8,
      borderBottom: `1px solid ${color.line}`,
    },
  },
})

export const name = style({ fontSize: vars.text.t18, fontWeight: 600 })
export const small = style({ fontSize: vars.text.t14 })

/* 9 points: what is printed is much, and read from near. */
globalStyle(`html:has(${head})`, { '@media': { [onPaper]: { fontSize: '75%' } } })
