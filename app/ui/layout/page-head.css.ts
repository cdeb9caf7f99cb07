import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s16} ${space.s24}`,
  marginBottom: space.s24,
  '@media': { [from(720)]: { marginBottom: space.s32 } },
})

/* A long word of a title breaks where the page ends. */
globalStyle(`${head} > *`, { minWidth: 0 })

/* What somebody has typed may be a word without an end. */
export const intro = style({ overflowWrap: 'anywhere', marginTop: space.s8, color: vars.color.muted })

export const paperHead = style({
  display: 'none',
  '@media': {
    [onPaper]: {
      display: 'grid',
      gap: space.s4,
      marginBottom: space.s16,
      paddingBottom: space.s8,
      borderBottom: '1px solid black',
    },
  },
})

export const paperTitle = style({ fontSize: vars.text.t18, fontWeight: 600 })
export const small = style({ fontSize: vars.text.t14 })
