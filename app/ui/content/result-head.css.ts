import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper } from '../tokens/media'
import { centred, oneColumn, vars, wrapping } from '../tokens/vars.css'
import { card } from './blocks.css'

const { color, space, text } = vars

const sideBySide = `${from(560)} and ${below(900)}`

export const result = style({
  ...oneColumn,
  gap: space.s24,
  '@media': {
    [sideBySide]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
    [from(900)]: {
      gridTemplateColumns: `auto minmax(0, 1fr) calc((100% - 2*${space.s24})/3)`,
      alignItems: 'center',
      paddingBlock: `${space.s8} ${space.s16}`,
    },
    [onPaper]: { gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
  },
})

globalStyle(`html:has(${result})`, {
  '@media': { [onPaper]: { fontSize: '12pt', vars: { [text.t14]: '1rem' } } },
})

export const moment = style([
  card,
  {
    ...wrapping,
    alignItems: 'center',
    gap: space.s24,
    marginBottom: space.s32,
    borderColor: color.success,
  },
])
globalStyle(`${moment} > :last-child`, { flex: '1 1 12rem', minWidth: 0 })
export const momentTarget = style({ flex: 'none', width: 120 })
export const momentTitle = style({ fontSize: text.t22, fontWeight: 600, textWrap: 'balance' })

export const dial = style({
  justifySelf: 'center',
  '@media': { [from(900)]: { margin: `0 ${space.s24} 0 -7px` } },
})
export const verdict = style({ ...centred, gap: space.s8, fontSize: text.t22, fontWeight: 600 })
export const facts = style({
  ...oneColumn,
  gap: space.s16,
  '@media': { [sideBySide]: { gridColumn: 'span 2' }, [onPaper]: { gridColumn: 'auto' } },
})
