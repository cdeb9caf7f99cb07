import { style } from '@vanilla-extract/css'
import { filledLetter, reading, right, tone, verdict } from '../exam/option.css'
import { laidOpen } from '../content/fold.css'
import { atDesk, onPaper } from '../tokens/media'
import { vars, wrapping } from '../tokens/vars.css'

const { space, text } = vars

export const columns = style({
  display: 'grid',
  gap: space.s32,
  '@media': {
    [atDesk]: { gridTemplateColumns: 'minmax(0, 1fr) 358px', columnGap: space.s48, alignItems: 'start' },
  },
})

export const side = style({
  display: 'grid',
  gap: space.s16,
  '@media': { [atDesk]: { gap: space.s32 }, [onPaper]: { display: 'none' } },
})

export const sideTitle = style({
  display: 'none',
  '@media': {
    [atDesk]: {
      '@supports': {
        [laidOpen]: {
          display: 'block',
          marginBottom: space.s12,
          fontSize: text.t18,
          lineHeight: `calc(1.2*${text.t36})`,
        },
      },
    },
  },
})

export const filters = style({ marginTop: space.s16, '@media': { [atDesk]: { marginTop: 0 } } })

export const bar = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  marginBottom: space.s12,
  fontVariantNumeric: 'tabular-nums',
})

export const changed = style({ marginBlock: `${space.s8} ${space.s16}` })

const revealed = '[data-revealed] &'

export const option = style([reading.plain, { fontSize: text.t18 }])
export const rightOption = style([option, { selectors: { [revealed]: right } }])
export const rightLetter = style({ selectors: { [revealed]: filledLetter } })

export const correct = style([verdict, { gap: space.s6, alignItems: 'center', color: tone }])
