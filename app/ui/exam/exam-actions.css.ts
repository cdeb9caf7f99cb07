import { globalStyle, style } from '@vanilla-extract/css'
import { note } from '../content/blocks.css'
import { below, from, onPaper, smallPhone } from '../tokens/media'
import { hairline, layer, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const actions = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space.s8} ${space.s12}`,
  padding: `${space.s12} ${space.s16} max(${space.s12}, env(safe-area-inset-bottom))`,
  borderTop: hairline,
  background: color.paper,
  '@media': {
    [from(720)]: {
      position: 'static',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      marginTop: space.s24,
      padding: 0,
      border: 0,
    },
    [smallPhone]: { gap: `${space.s4} ${space.s12}`, paddingBlock: `${space.s4} ${space.s8}` },
    /* On a low or zoomed window, the fixed bar would hide the question. */
    '(max-height: 30em)': { position: 'relative', marginTop: space.s24 },
    [onPaper]: { display: 'none' },
  },
})

const hasBar = `${below(720)} and (min-height: 30.02em)`
const BAR_HEIGHT = '7rem'

globalStyle(`main:has(${actions})`, { '@media': { [hasBar]: { paddingBottom: '8rem' } } })

globalStyle(`html:has(${actions})`, { '@media': { [hasBar]: { scrollPaddingBottom: BAR_HEIGHT } } })

globalStyle(`html:has(${actions}) [data-toast]`, { '@media': { [hasBar]: { bottom: BAR_HEIGHT } } })

/* On a phone, the save state is above the bar, so that the buttons never move. */
export const save = style({
  '@media': {
    [below(720)]: { position: 'absolute', insetInline: 0, bottom: '100%' },
    [from(720)]: { display: 'flex', gridRow: 1, gridColumn: 2, justifySelf: 'center' },
  },
})
globalStyle(`${save} > :not(:empty)`, {
  '@media': {
    [below(720)]: {
      display: 'flex',
      padding: `${space.s4} ${space.s16} 0`,
      borderTop: hairline,
      background: color.paper,
    },
  },
})

globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [below(560)]: { paddingInline: space.s8 }, [from(720)]: { minWidth: 160 } },
})

export const mark = style({
  marginTop: space.s16,
  '@media': { [smallPhone]: { marginTop: space.s8 }, [onPaper]: { display: 'none' } },
})

export const notice = style([
  note.info,
  {
    ...wrapping,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.s8}`,
    marginBottom: vars.space.s8,
    padding: `0 ${vars.space.s12}`,
    fontVariantNumeric: 'tabular-nums',
  },
])
